/** "npm run soak" looks longer, and at more of the same. */
export const soaks = process.env.GRUPPETTO_SOAK !== undefined;

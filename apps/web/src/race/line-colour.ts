/** A jersey's colour as a line: lighter on a dark card, where the cloth itself would be lost. */
export const lineColour = (cloth: string): string => `light-dark(${cloth}, color-mix(in oklab, ${cloth} 55%, white))`;

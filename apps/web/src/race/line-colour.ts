/** A jersey's colour as a line: darker on a light card and lighter on a dark one, where the cloth itself would be lost. */
export const lineColour = (cloth: string): string =>
  `light-dark(oklch(from ${cloth} min(l, 0.64) c h), color-mix(in oklab, ${cloth} 55%, white))`;

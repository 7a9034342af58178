/**
 * What a draw's numbers are asked for by (drawFromSeed): CODE/NUMERO, and the public entropy after it where the draw has
 * one (64 hex digits).
 */
export const drawLabel = (code: string, numero: string, entropy: string | null): string =>
  entropy === null ? `${code}/${numero}` : `${code}/${numero}/${entropy}`;

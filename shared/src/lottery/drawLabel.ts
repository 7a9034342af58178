/**
 * The message that a draw's numbers are derived from (drawFromSeed): CODE/NUMERO, followed by the public entropy if the
 * draw has one (64 hex digits).
 */
export const drawLabel = (code: string, numero: string, entropy: string | null): string =>
  entropy === null ? `${code}/${numero}` : `${code}/${numero}/${entropy}`;

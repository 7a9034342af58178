interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether to trade processor time for bytes: the visitor asked to save data, or the connection is slow. False where the
 * browser does not say.
 */
export function savesData(): boolean {
  // not in every browser, and missing in TypeScript's library
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

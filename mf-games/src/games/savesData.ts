interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether bytes are dearer here than the processor: the visitor has asked for few, or the connection is slow. Where a
 * browser does not say, they are not.
 */
export function savesData(): boolean {
  // not in every browser, and not in TypeScript's library
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

import type { Settings } from '../services.ts';

/**
 * Whether an address may be non-public: the stand-in vendor's, and others of a demonstration whose settings allow it.
 * The platform calls vendors at addresses that operators enter.
 */
export function mayBeInside(
  { mode, sandboxUrl, insideVendors }: Pick<Settings, 'mode' | 'sandboxUrl' | 'insideVendors'>,
  address: string,
): boolean {
  return mode === 'demonstration' && (insideVendors || new URL(address).origin === new URL(sandboxUrl).origin);
}

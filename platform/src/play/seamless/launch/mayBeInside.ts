import type { Settings } from '../services.ts';

/**
 * Whether an address may be where the internet does not reach: the stand-in vendor's, and others of a demonstration
 * whose settings say so. The platform calls vendors, and operators say where they are.
 */
export function mayBeInside(
  { mode, sandboxUrl, insideVendors }: Pick<Settings, 'mode' | 'sandboxUrl' | 'insideVendors'>,
  address: string,
): boolean {
  return mode === 'demonstration' && (insideVendors || new URL(address).origin === new URL(sandboxUrl).origin);
}

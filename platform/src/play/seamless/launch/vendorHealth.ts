import type { Settings } from '../services.ts';
import { callVendor } from './callVendor.ts';
import { mayBeInside } from './mayBeInside.ts';

/** Timeout of a vendor's health check, milliseconds. */
const patience = 1_500;
/** How long a positive response is cached; a negative one is not. */
const wellFor = 5_000;
/** Maximum length of a response; its content does not matter. */
const longest = 64 * 1024;

export interface VendorHealth {
  /** Whether the vendor's server at this address responds. */
  answers(address: string): Promise<boolean>;
}

/** Checks whether vendors' servers respond before anybody is sent to them. */
export function vendorHealth({
  settings,
}: {
  readonly settings: Pick<Settings, 'mode' | 'sandboxUrl' | 'insideVendors'>;
}): VendorHealth {
  const wellUntil = new Map<string, number>();
  return {
    async answers(address) {
      const { origin } = new URL(address);
      if (performance.now() < (wellUntil.get(origin) ?? 0)) return true;
      try {
        const { status } = await callVendor(new URL('/healthz', origin), {
          signal: AbortSignal.timeout(patience),
          publicOnly: !mayBeInside(settings, origin),
          longest,
        });
        if (status < 200 || status > 299) return false;
      } catch {
        return false;
      }
      wellUntil.set(origin, performance.now() + wellFor);
      return true;
    },
  };
}

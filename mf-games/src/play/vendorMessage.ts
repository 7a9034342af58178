import * as z from '@unisite/shared/schema';

/** Messages from a framed game to the page (docs/vendor-api.md). All others are ignored. */
const vendorMessage = z.object({
  source: z.literal('unisite-vendor'),
  type: z.enum([
    'ready',
    'balance-changed',
    'round-began',
    'round-ended',
    'home',
    'session-expired',
    'focus-out',
    'paused',
  ]),
});
export type VendorMessage = z.Infer<typeof vendorMessage>['type'];

/** Requests from the page to a framed game. */
type GameRequest = 'focus-in' | 'pause' | 'resume';

/** Posts a request to the game's window, restricted to its origin. */
export const askGame = (game: Window | null | undefined, type: GameRequest, origin: string): void =>
  game?.postMessage({ type }, origin);

/** The vendor's origin from the frame's address; null when it is invalid, or of this site's own origin. */
export function vendorOrigin(address: string, site: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && origin !== site ? origin : null;
}

/**
 * Parses a message event that comes from the game's own window and origin and has a vendor message's shape; else null.
 */
export function parseVendorMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly window: Window | null | undefined; readonly origin: string },
): VendorMessage | null {
  if (!from.window || source !== from.window || origin !== from.origin) return null;
  const said = z.safeParse(vendorMessage, data);
  return said.success ? said.data.type : null;
}

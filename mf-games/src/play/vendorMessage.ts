import * as z from '@unisite/shared/schema';

/** What a game in its frame may tell the page around it (docs/vendor-api.md). Whatever else it says is not heard. */
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

/** What the page asks of a game in its frame. */
type GameRequest = 'focus-in' | 'pause' | 'resume';

/** Asks it of the game's window, and of no other origin that may stand there by now. */
export const askGame = (game: Window | null | undefined, type: GameRequest, origin: string): void =>
  game?.postMessage({ type }, origin);

/**
 * The vendor's origin from the address of the frame; null when the address is none, or not the vendor's own origin but
 * this site's.
 */
export function vendorOrigin(address: string, site: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && origin !== site ? origin : null;
}

/**
 * What a message event says, when it comes from the game's own window and origin and has the shape of a vendor's
 * message; else null.
 */
export function parseVendorMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly window: Window | null | undefined; readonly origin: string },
): VendorMessage | null {
  if (!from.window || source !== from.window || origin !== from.origin) return null;
  const said = z.safeParse(vendorMessage, data);
  return said.success ? said.data.type : null;
}

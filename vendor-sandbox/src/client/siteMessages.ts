/** Messages from the game to the framing page; README.md is the reference. Amounts are whole hundredths. */
export type SiteMessage =
  | { readonly type: 'ready'; readonly gameId: string }
  | { readonly type: 'balance-changed'; readonly balance: number; readonly currency: string }
  /** Between the first and the last of these, the site must not show a round's outcome. */
  | { readonly type: 'round-began' }
  | { readonly type: 'round-ended' }
  | { readonly type: 'home' }
  | { readonly type: 'session-expired' }
  | { readonly type: 'focus-out' }
  /** A bet was refused because the site waits for the player. */
  | { readonly type: 'paused' };

const requests = ['focus-in', 'pause', 'resume'] as const;
/** Requests of the framing page to the game. */
export type SiteRequest = (typeof requests)[number];

export type SiteLink = { tell(message: SiteMessage): void };

/** The request of a message event, if it comes from the framing page and its origin; else null. */
export function parseSiteRequest(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly window: Window; readonly origin: string },
): SiteRequest | null {
  if (origin !== from.origin || source !== from.window) return null;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return requests.find((type) => type === data.type) ?? null;
}

/** Posts to the framing page of one origin only, and accepts requests from it only. */
export function linkToSite(origin: string | null, onRequest: (request: SiteRequest) => void): SiteLink {
  const framed = window.parent !== window;
  if (origin === null || !framed) return { tell: () => {} };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const request = parseSiteRequest(event, { window: window.parent, origin });
    if (request !== null) onRequest(request);
  });
  return {
    tell: (message) => window.parent.postMessage({ source: 'unisite-vendor', ...message }, origin),
  };
}

/** The origin of the framing page, if it is an allowed site: for messages before a session names the site. */
export function framingOrigin(siteOrigins: readonly string[]): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
  const origin = ancestor ?? referrer;
  return origin !== null && siteOrigins.includes(origin) ? origin : null;
}

/** What the game tells the page around it; README.md is the reference. Amounts are whole hundredths. */
export type SiteMessage =
  | { readonly type: 'ready'; readonly gameId: string }
  | { readonly type: 'balance-changed'; readonly balance: number; readonly currency: string }
  | { readonly type: 'home' }
  | { readonly type: 'session-expired' }
  | { readonly type: 'focus-out' };

export type SiteLink = { tell(message: SiteMessage): void };

/** Posts to the framing page of one origin only, and accepts only `{ type: 'focus-in' }` from it. */
export function linkToSite(origin: string | null, onFocusIn: () => void): SiteLink {
  const framed = window.parent !== window;
  if (origin === null || !framed) return { tell: () => {} };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const { data } = event;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'focus-in') onFocusIn();
  });
  return {
    tell: (message) => window.parent.postMessage({ source: 'unisite-vendor', ...message }, origin),
  };
}

/**
 * The origin of the page around the game, when it is one of the sites that may frame it: for what has to be said before
 * a session tells the site.
 */
export function framingOrigin(siteOrigins: readonly string[]): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
  const origin = ancestor ?? referrer;
  return origin !== null && siteOrigins.includes(origin) ? origin : null;
}

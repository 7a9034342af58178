import { tabStore } from './browserStores.ts';
import { meta } from './dom.ts';

const key = `play:${meta('game-id')}`;

/** Query parameters that survive a reload. */
const kept: readonly string[] = ['lang', 'lottoView'];

/**
 * The id of the play session: new from the page, or kept for this tab from before a reload. The one-time code, or the
 * signature of a play-money address, is removed from the address at once, so that a reload requests the page only.
 */
export function takePlaySession(): string | null {
  const fresh = meta('play-session');
  if (fresh === '') return tabStore.read(key);
  tabStore.write(key, fresh);
  const address = new URL(window.location.href);
  for (const name of [...address.searchParams.keys()]) if (!kept.includes(name)) address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
  return fresh;
}

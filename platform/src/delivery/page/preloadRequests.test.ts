import { describe, expect, it } from '@jest/globals';
import type { PlacedRemote, SessionInfo, Snapshot } from '@unisite/shared/contract';
import { pageOfPath } from './pageOfPath.ts';
import { preloadRequests } from './preloadRequests.ts';

const title = { vi: 'Trang', en: 'Page' };
const games = {
  name: 'mf-games',
  routes: [
    { path: '/live', module: './pages/Live', title, asks: ['/wps/game/games?category=LIVE'] },
    { path: '/agent', module: './pages/Agent', title, chrome: 'bare' },
  ],
  slots: [
    { slot: 'home.rail', module: './Hot', order: 2, asks: ['/wps/game/hot'] },
    { slot: 'home.aside', module: './Draws', order: 3, asks: ['/wps/draws?day={today}', '/wps/draws?day={yesterday}'] },
    { slot: 'home.rail', module: './Recent', order: 1, requires: 'member', asks: ['/wps/game/recent'] },
  ],
  modals: [],
  navigation: [],
} as unknown as PlacedRemote; // leaves out what first calls do not depend on
const snapshot: Snapshot = { market: 'VN', revision: 1, remotes: [games], teams: {} };
const member = { customerType: 0 } as SessionInfo; // only the standing matters here

/** 6 January has begun in Vietnam. */
const now = new Date('2026-01-05T17:30:00Z');
const days = ['/wps/draws?day=2026-01-06', '/wps/draws?day=2026-01-05'];

const asksOf = (url: string, session: SessionInfo | null = null): readonly string[] =>
  preloadRequests({
    page: pageOfPath(url.split('?')[0] ?? '/', snapshot, []),
    snapshot,
    session,
    url,
    now,
    timeZone: 'Asia/Ho_Chi_Minh',
  });
const everyone = ['/wps/game/menu', '/wps/system/resources'];
const signedIn = ['/wps/v2/wallets/balance', '/wps/messages/unread'];

describe('what a page asks first', () => {
  it('is what the shell and the shown modules say of themselves', () => {
    expect(asksOf('/index')).toEqual([...everyone, ...days, '/wps/game/hot']);
    expect(asksOf('/index', member)).toEqual([...everyone, ...signedIn, ...days, '/wps/game/recent', '/wps/game/hot']);
    expect(asksOf('/live')).toEqual([...everyone, '/wps/game/games?category=LIVE']);
  });

  it('leaves a page that was asked for with more than its route to its own code', () => {
    expect(asksOf('/live?vendor=KYVEXA')).toEqual(everyone);
    expect(asksOf('/live/table')).toEqual(everyone);
  });

  it('is nothing of the shell’s where the page stands bare', () => {
    expect(asksOf('/agent')).toEqual([]);
    expect(asksOf('/nowhere')).toEqual(everyone);
  });
});

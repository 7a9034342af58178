import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { launchGame } from '@unisite/shared/contract/launchGame';
import { ask } from '../fixtures/ask.ts';
import type { OwnSite } from '../fixtures/ownSite.ts';

/** A fault of a vendor's calls (vendor-sandbox/README.md), and the affected call. */
export interface Fault {
  kind: 'late' | 'duplicate' | 'reordered' | 'lostBefore' | 'lostAfter' | 'burst' | 'tampered';
  call: 'bet' | 'win' | 'rollback';
  times?: number;
  delay?: number;
}

interface State {
  game: { kind: string };
  settling: boolean;
  history: { id: string; stake: number; won: number; state: 'settled' | 'pending' | 'review' | 'void' }[];
}

/** A play session at the vendor, driven without its page. */
interface Seat {
  kind: string;
  meet(faults: readonly Fault[]): Promise<void>;
  /** Plays one round with a stake in hundredths; returns the vendor's status. */
  play(stake: number): Promise<number>;
  state(): Promise<State>;
}

/** Launches a game as the signed-in page does, and opens a session. */
export async function takeSeat(page: Page, site: OwnSite, gameId: string): Promise<Seat> {
  const { game_url: address = '' } = await launch(page, gameId);
  const html = await (await fetch(address)).text();
  const [, session = ''] = /name="play-session" content="([\w-]{43})"/.exec(html) ?? [];
  expect(session, `${gameId} gives a seat`).not.toBe('');
  const asPage = { 'x-play-session': session, 'content-type': 'application/json' };
  const state = async () => {
    const answer = await fetch(`${site.sandbox}/api/state`, { headers: asPage });
    return (await answer.json()) as State; // as sent to the vendor's page
  };
  return {
    kind: (await state()).game.kind,
    state,
    async play(stake) {
      const body = JSON.stringify({ actionId: randomUUID(), choice: { stake } });
      const answer = await fetch(`${site.sandbox}/api/play`, { method: 'POST', headers: asPage, body });
      return answer.status;
    },
    meet: (faults) => setFaults(site, { session, faults }),
  };
}

async function launch(page: Page, gameId: string): Promise<{ game_url?: string }> {
  const answer = await page.evaluate(
    async ({ method, path, body, key }) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
      };
      const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
      return (await response.json()) as { success: boolean; value: { game_url?: string } };
    },
    { method: launchGame.method, path: launchGame.path, body: { gameId }, key: randomUUID() },
  );
  if (!answer.success) throw new Error(`${gameId} was refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Makes a call with its body, signed with the vendor's secret. */
async function signed(origin: string, { vendorSecret }: OwnSite, path: string, call: object): Promise<Response> {
  const body = JSON.stringify(call);
  const [timestamp, nonce] = [String(Date.now()), randomUUID()];
  const signature = createHmac('sha256', vendorSecret).update(`${timestamp}.${nonce}.${path}.${body}`).digest('hex');
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'sandbox',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
    body,
  });
}

/** Enables faults, with a call signed like the vendor's own. */
async function setFaults(site: OwnSite, faults: object): Promise<void> {
  const answer = await signed(site.sandbox, site, '/faults', faults);
  expect(answer.status, await answer.text()).toBe(200);
}

/** A demonstration slot with reels. */
export async function reelSlot(page: Page, site: OwnSite): Promise<{ gameId: string; name: string }> {
  const path = '/wps/game/games?category=RNG&pageSize=20&page=1';
  const { rows } = await ask<{ rows: { gameId: string; name: string; maintenance: boolean }[] }>(page, path);
  for (const { gameId, name, maintenance } of rows) {
    if (!maintenance && (await takeSeat(page, site, gameId)).kind === 'reels') return { gameId, name };
  }
  throw new Error('no title of the first page opens reels');
}

/** The member's total balance, VND. */
export const balanceOf = async (page: Page): Promise<number> =>
  (await ask<{ sumBalance: number }>(page, '/wps/v2/wallets/balance')).sumBalance;

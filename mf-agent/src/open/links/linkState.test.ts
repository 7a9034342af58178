import { expect, test } from '@jest/globals';
import type { LinkState, RegistrationLink } from '@unisite/shared/contract/agentLinks';
import { isOver, lastMinute, shownLink } from './linkState.ts';

const link = (code: string, state: LinkState): RegistrationLink => ({
  code,
  state,
  url: `https://site.example/register?referralCode=${code}`,
  kind: 'player',
  rate: null,
  expiresAt: null,
  uses: null,
  used: 0,
  deposited: 0,
  madeAt: '2026-11-20T03:00:00.000Z',
});

test('the chosen link is shown, else the newest open one, else the newest', () => {
  const links = [link('newest', 'usedUp'), link('opened', 'open'), link('older', 'open')];
  expect(shownLink(links, 'older')?.code).toBe('older');
  expect(shownLink(links, null)?.code).toBe('opened');
  expect(shownLink(links, 'gone')?.code).toBe('opened');
  expect(shownLink(links.slice(0, 1), null)?.code).toBe('newest');
  expect(shownLink([], null)).toBeUndefined();
});

test('a link that is switched off can be opened again, one that is over cannot', () => {
  const states: LinkState[] = ['open', 'off', 'expired', 'usedUp'];
  expect(states.map((state) => isOver({ state }))).toEqual([false, false, true, true]);
});

test('a link ends with the last minute of its day', () => {
  expect(lastMinute('2026-12-31T17:00:00.000Z').toISOString()).toBe('2026-12-31T16:59:00.000Z');
});

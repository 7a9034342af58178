import { expect, test } from '@jest/globals';
import type { BusEvents } from '../contract/bus.ts';
import { bus as house } from './bus.ts';
import { bus, type Said } from './public.ts';

const said: Said = {
  toast: { tone: 'success', text: 'Done' },
  'modal.open': { modal: 'gameSheetModal', returnTo: '/live', gameId: 'g1' },
};
/** The compiler holds the rest: whatever a team says is an event of the page. */
const fits: Pick<BusEvents, keyof Said> = said;

test('what a team says is heard by the page', () => {
  const heard: unknown[] = [];
  house.on('toast', (payload) => heard.push(payload));
  house.on('modal.open', (payload) => heard.push(payload));
  bus.emit('toast', said.toast);
  bus.emit('modal.open', said['modal.open']);
  expect(heard).toEqual(Object.values(fits));
});

test('a team hears what the page says', () => {
  const heard: BusEvents['session.ended'][] = [];
  bus.on('session.ended', (payload) => heard.push(payload));
  house.emit('session.ended', { why: 'expired' });
  expect(heard).toEqual([{ why: 'expired' }]);
});

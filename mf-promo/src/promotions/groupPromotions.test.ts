import { expect, test } from '@jest/globals';
import type { PromotionCard } from '@unisite/shared/contract/promotions';
import { kindsOf, railPromotions, withLead } from './groupPromotions.ts';

const card = (id: string, kind: PromotionCard['kind'], hero: boolean): PromotionCard => ({
  id,
  title: id,
  claim: null,
  highlight: null,
  summary: '',
  kind,
  banner: { wide: '/w.svg', phone: '/p.svg' },
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  hero,
  tiles: [],
  to: '/index',
});
const rows = [card('a', 'deposit', false), card('b', 'tournament', true), card('c', 'deposit', false)];
const ids = (some: readonly PromotionCard[]) => some.map(({ id }) => id).join('');

test('the rail begins with what the hero does not show', () => {
  expect(ids(railPromotions(rows, 3))).toBe('acb');
  expect(ids(railPromotions(rows, 2))).toBe('ac');
});

test('the kinds that run, with their number', () => {
  expect(kindsOf(rows)).toEqual([
    { kind: 'deposit', count: 2 },
    { kind: 'tournament', count: 1 },
  ]);
});

test('the first hero leads the whole list, none leads a kind', () => {
  const all = withLead(rows, null);
  expect([all.lead?.id, ids(all.others)]).toEqual(['b', 'ac']);
  const some = withLead(rows, 'deposit');
  expect([some.lead, ids(some.others)]).toEqual([null, 'ac']);
  expect(withLead([], null)).toEqual({ lead: null, others: [] });
  expect(withLead(rows.slice(0, 1), null).lead?.id).toBe('a');
});

import { expect, test } from '@jest/globals';
import { placed, snapshotOf } from '../loader/testing.ts';
import { memberLinks } from './footerLinks.ts';

test('the footer leads only where a remote of this market waits', () => {
  const promotions = { vi: 'Khuyến mãi', en: 'Promotions' };
  const agents = { vi: 'Đại lý', en: 'Agents' };
  const snapshot = snapshotOf(
    placed('mf-a', { routes: [{ path: '/agent', module: './Agent', title: agents }] }),
    placed('mf-b', { routes: [{ path: '/promotions', module: './Promotions', title: promotions }] }),
  );
  expect(memberLinks(snapshot)).toEqual([
    { to: '/promotions', label: promotions },
    { to: '/agent', label: agents },
  ]);
  expect(memberLinks(snapshotOf())).toEqual([]);
});

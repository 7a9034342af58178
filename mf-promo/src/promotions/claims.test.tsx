import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract';
import type { PromotionCard } from '@unisite/shared/contract/promotions';
import { goTo, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { mountModule } from '../testing/mountModule.ts';
import { PromotionTerms } from './PromotionTerms.tsx';

const { forgetAll } = standInPlatform();
let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/promoDetail?id=back');
});
afterEach(() => page.unmount());

type Claim = NonNullable<PromotionCard['claim']>;
const shown = async (claim: Partial<Claim>) => {
  const promotion = {
    id: 'back',
    title: 'Hoàn tiền',
    highlight: '5%',
    summary: 'Mỗi tuần',
    kind: 'insurance' as const,
    terms: [],
    banner: { wide: '/a.svg', phone: '/b.svg' },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    hero: false,
    tiles: [],
    to: '/live',
    claim: {
      state: 'claim',
      reason: null,
      starts: 'loss',
      again: false,
      opensAt: null,
      brings: null,
      ...claim,
    } as Claim, // only these fields matter
  };
  page = await mountModule(() => <PromotionTerms promotion={promotion} />, '/promoDetail');
  return page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
};

test('what play decides says what it brings before it is claimed', async () => {
  const text = await shown({ brings: vnd(123_400) });
  expect(text).toContain('Phần hoàn lại của kỳ vừa qua: 123.400,00 ₫.');
  expect(text).toContain('Nhận thưởng');
});

test('what is for another day says when it can be had', async () => {
  const text = await shown({ state: 'soon', starts: 'day', opensAt: '2026-12-14T17:00:00Z' });
  expect(text).toContain('Mở lúc 15/12/2026 00:00');
  expect(text).not.toContain('Nhận thưởng');
});

test('who is refused reads why', async () => {
  expect(await shown({ state: 'rejected', reason: 'Hãy nhắn bộ phận chăm sóc khách hàng.' })).toContain('chăm sóc');
});

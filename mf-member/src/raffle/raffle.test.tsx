import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { type RaffleSpin, raffle, raffleSpins, spinRaffle } from '@unisite/shared/contract/raffle';
import { raffleLabel, raffleRoll } from '@unisite/shared/lottery';
import {
  button,
  choose,
  eventually,
  find,
  goTo,
  mountModule,
  press,
  resetSession,
  signIn,
  toasts,
} from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import RafflePage from './RafflePage.tsx';
import { verifySpin } from './verifySpin.ts';

let page: Awaited<ReturnType<typeof mountModule>> | undefined;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=raffle');
  answer(raffleSpins, () => ({ page: 1, pageSize: 10, total: 0, rows: [] }));
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const seed = 'ab'.repeat(32);
const { subtle } = crypto;
const utf8 = (text: string) => new TextEncoder().encode(text);
let hash: string;
beforeAll(async () => {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', utf8(seed)));
  hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
});
const fields = [
  { id: 'few', title: '200 điểm', gives: { kind: 'points', points: 200 } as const, chance: 600, left: null },
  {
    id: 'rare',
    title: '888.000 ₫',
    gives: { kind: 'bonus', amount: 888_000, wagering: 3 } as const,
    chance: 0,
    left: 0,
  },
  { id: 'luck', title: 'May mắn lần sau', gives: { kind: 'nothing' } as const, chance: 400, left: null },
];
type Raffle = GivenOf<typeof raffle>;
const given = (more: Partial<Raffle> = {}): Raffle => ({
  onBreak: false,
  tickets: 2,
  bought: 1,
  points: 1_200,
  next: { number: 1, hash },
  wheel: { revision: 3, fields, consolation: 'few', price: 500, perDay: 10 },
  ...more,
});

/** A spin as computed by the platform. */
async function spin(clientSeed = 'mine'): Promise<RaffleSpin> {
  const key = await subtle.importKey('raw', utf8(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hmac = async (message: string) => new Uint8Array(await subtle.sign('HMAC', key, utf8(message)));
  const roll = await raffleRoll(hmac, raffleLabel('VN', 1, clientSeed));
  const chances = [
    { id: 'few', title: '200 điểm', chance: 599 },
    { id: 'rare', title: '888.000 ₫', chance: 1 },
    { id: 'luck', title: 'May mắn lần sau', chance: 400 },
  ];
  const hit = roll < 599 ? 'few' : roll < 600 ? 'rare' : 'luck';
  return {
    id: '7',
    at: '2026-11-27T02:00:00Z',
    price: null,
    field: { id: 'few', title: '200 điểm', gives: { kind: 'points', points: 200 } },
    proof: { number: 1, hash, seed, clientSeed, market: 'VN', roll, chances, hit },
  };
}
const text = () => page?.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const element = () => {
  if (!page) throw new Error('nothing is mounted');
  return page.element;
};

test('chances, what is sold out and the hash stand beside the wheel before it is spun', async () => {
  answer(raffle, () => given());
  page = await mountModule(RafflePage, '/member');
  await eventually(() => expect(text()).toContain('2 lượt'));
  const chances = [...find(element(), '[aria-label="Cơ hội của từng ô"]').children].map((one) => one.textContent);
  expect(chances).toEqual(['200 điểm60%', 'May mắn lần sau40%', '888.000 ₫Đã hết0%']);
  expect(text()).toContain('chuyển sang ô “200 điểm”');
  expect(text()).toContain(hash);
  expect(element().querySelectorAll('[style]')).toHaveLength(0);
});

test('a spin sends what was seen and the own seed, and says its result', async () => {
  answer(raffle, () => given());
  const result = await spin('abc');
  answer(spinRaffle, () => ({
    spin: result,
    next: { number: 2, hash: 'c'.repeat(64) },
    tickets: 1,
    bought: 1,
    points: 1_400,
  }));
  page = await mountModule(RafflePage, '/member');
  await eventually(() => button(element(), 'Quay một lượt'));
  choose(find<HTMLInputElement>(element(), '[name="ownSeed"]'), 'abc');
  await press(button(element(), 'Quay một lượt'));
  await eventually(() => expect(text()).toContain('Bạn trúng 200 điểm'));
  expect(callsOf(spinRaffle).map(({ request }) => request)).toEqual([
    { revision: 3, hash, clientSeed: 'abc', price: null },
  ]);
  expect(text()).toContain('Đã cộng vào Cửa hàng điểm.');
  await press(button(element(), 'Kiểm chứng'));
  await eventually(() => expect(text()).toContain('Kiểm chứng lượt 1'));
  expect(text()).toContain(seed);
});

test('without a ticket the price is paid in points, and without either missions are the way', async () => {
  answer(raffle, () => given({ tickets: 0 }));
  refuse(spinRaffle, 'POINTS_SHORT');
  page = await mountModule(RafflePage, '/member');
  await eventually(() => button(element(), 'Quay với 500 điểm'));
  await press(button(element(), 'Quay với 500 điểm'));
  await eventually(() => expect(toasts()).toContain('refused: POINTS_SHORT'));
  expect(callsOf(spinRaffle)[0]?.request).toMatchObject({ price: 500 });
  expect(callsOf(spinRaffle)[0]?.request.clientSeed).toMatch(/^[0-9a-f]{16}$/);
  await page.unmount();
  for (const none of [
    { tickets: 0, points: 499 },
    { tickets: 0, bought: 10 },
  ]) {
    answer(raffle, () => given(none));
    page = await mountModule(RafflePage, '/member');
    await eventually(() =>
      expect(button(element(), 'Xem nhiệm vụ').getAttribute('href')).toContain('missionLeaderboard'),
    );
    await page.unmount();
  }
  answer(raffle, () => given());
  page = await mountModule(RafflePage, '/member');
});

test('an own seed of other signs is not sent', async () => {
  answer(raffle, () => given());
  page = await mountModule(RafflePage, '/member');
  await eventually(() => button(element(), 'Quay một lượt'));
  choose(find<HTMLInputElement>(element(), '[name="ownSeed"]'), 'hạt giống');
  await eventually(() => expect(text()).toContain('Chỉ dùng chữ cái không dấu và chữ số'));
  expect((button(element(), 'Quay một lượt') as HTMLButtonElement).disabled).toBe(true);
});

test('a wheel that changed meanwhile is shown anew', async () => {
  answer(raffle, () => given());
  refuse(spinRaffle, 'RAFFLE_CHANGED');
  page = await mountModule(RafflePage, '/member');
  await eventually(() => button(element(), 'Quay một lượt'));
  const before = callsOf(raffle).length;
  await press(button(element(), 'Quay một lượt'));
  await eventually(() => expect(toasts()).toContain('Vòng quay vừa được làm mới. Hãy xem lại rồi quay.'));
  await eventually(() => expect(callsOf(raffle).length).toBeGreaterThan(before));
});

test('a closed wheel says that tickets are kept', async () => {
  answer(raffle, () => given({ wheel: null }));
  page = await mountModule(RafflePage, '/member');
  await eventually(() => expect(text()).toContain('Vòng quay đang đóng'));
  expect(text()).toContain('Lượt quay đã có vẫn được giữ');
});

test('on a break there is no wheel', async () => {
  answer(raffle, () => given({ wheel: null, onBreak: true }));
  page = await mountModule(RafflePage, '/member');
  await eventually(() => expect(text()).toContain('Bạn đang trong thời gian tạm nghỉ'));
});

test('a failure leaves the history in sight', async () => {
  refuse(raffle, 'INTERNAL');
  page = await mountModule(RafflePage, '/member');
  await eventually(() => expect(text()).toContain('Chưa tải được vòng quay'));
  await eventually(() => expect(text()).toContain('Bạn chưa quay lượt nào'));
});

test('a spin that was tampered with is told from one that was not', async () => {
  const good = await spin();
  expect(await verifySpin(good)).toEqual({ state: 'same' });
  const { proof } = good;
  expect(await verifySpin({ proof: { ...proof, seed: 'cd'.repeat(32) } })).toEqual({ state: 'otherSeed' });
  expect(await verifySpin({ proof: { ...proof, clientSeed: 'another' } })).toMatchObject({ state: 'otherRoll' });
  expect(await verifySpin({ proof: { ...proof, hit: 'rare' } })).toMatchObject({ state: 'otherField' });
});

import { expect, test } from '@jest/globals';
import { login, type PromotionOffer, promotionDetail, vnd } from '@unisite/shared/contract';
import { forgetOldVerification } from '../../access/identity/index.ts';
import { provideProof } from '../../testing/testPlatform.ts';
import { forgetOldRefusals, refusalsOf } from './index.ts';
import { type Claimant, PASSWORD, promotionTable } from './testing/promotionTable.ts';

const at = promotionTable();
const { promotion, claimant, claim, claimOf } = at;
const DAY = 86_400_000;
const COOKIE = '__Host-unisite-device';

const gift: PromotionOffer = {
  newWithinDays: null,
  oncePerson: true,
  times: 'once',
  starts: { on: 'claim' },
  wagering: null,
  gives: { kind: 'fixed', amount: vnd(1_000) },
};

/** Signs in at a browser with this mark, or with none yet; returns the cookie that was set. */
async function signInAt({ account }: Claimant, mark: string | null = null) {
  const { services, call } = at.table.platform;
  const verification = await provideProof(services);
  const cookie = mark === null ? {} : { cookie: `${COOKIE}=${mark}` };
  const reply = await call(
    login,
    { username: account, password: PASSWORD, type: 'username', verification },
    { headers: cookie },
  );
  return reply.cookies[COOKIE];
}
const devicesOf = ({ playerId }: Claimant) =>
  at.table.platform.database.query<{ hash: string; address: string }>(
    `SELECT encode(mark_hash, 'hex') AS hash, address FROM member_device WHERE member_id = $1 ORDER BY id`,
    [playerId],
  );
/** Moves members' browsers to an address. */
const moveTo = (address: string, ...all: Claimant[]) =>
  at.table.platform.owner.query('UPDATE member_device SET address = $2 WHERE member_id = ANY ($1)', [
    all.map(({ playerId }) => playerId),
    address,
  ]);

test('a browser is given a mark that no page reads, and keeps it; only its hash is stored', async () => {
  const who = await claimant();
  const given = await signInAt(who);
  expect(given).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 365 * 86_400 });
  const mark = given?.value ?? '';
  expect(mark).toMatch(/^[\w-]{43}$/);
  const devices = await devicesOf(who);
  expect(JSON.stringify(devices)).not.toContain(mark);
  expect((await signInAt(who, mark))?.value).toBe(mark);
  expect(await devicesOf(who)).toEqual(devices);
  expect((await signInAt(who, 'made up\u0001'))?.value).not.toBe('made up\u0001');
});

test('who deletes cookies makes no rows without end, and unused ones are forgotten after a year', async () => {
  const who = await claimant();
  for (let n = 0; n < 24; n += 1) await signInAt(who);
  expect(await devicesOf(who)).toHaveLength(20);
  const { database } = at.table.platform;
  await forgetOldVerification(database, new Date(at.table.now() + 364 * DAY));
  expect(await devicesOf(who)).toHaveLength(20);
  await forgetOldVerification(database, new Date(at.table.now() + 366 * DAY));
  expect(await devicesOf(who)).toEqual([]);
});

test('two accounts at one browser have what is once a person once, and operators see why', async () => {
  const [once, each] = [await promotion(gift), await promotion({ ...gift, oncePerson: false })];
  const [first, second, elsewhere] = [await claimant(), await claimant(), await claimant()];
  const mark = (await signInAt(first))?.value ?? null;
  await signInAt(second, mark);
  expect(await claim(first, once)).toBe('claimed');
  expect(await claimOf(second, once)).toMatchObject({
    state: 'rejected',
    reason: expect.stringContaining('chăm sóc khách hàng'),
  });
  expect(await claim(second, once)).toBe('PROMOTION_SAME_DEVICE');
  expect([await claim(second, each), await claim(elsewhere, once)]).toEqual(['claimed', 'claimed']);
  const { database } = at.table.platform;
  const now = new Date(at.table.now());
  expect(await refusalsOf(database, once, now)).toEqual([
    { account: second.account, code: 'PROMOTION_SAME_DEVICE', at: now.toISOString(), others: [first.account] },
  ]);
  await forgetOldRefusals(database, new Date(at.table.now() + 181 * DAY));
  expect(await refusalsOf(database, once, now)).toEqual([]);
});

test('an address refuses nobody by itself, and beyond the most that operators set; for thirty days', async () => {
  const [free, two] = [await promotion(gift), await promotion({ ...gift, oncePerson: false, perAddress: 2 })];
  const family = [await claimant(), await claimant(), await claimant()] as const;
  const other = await claimant();
  await moveTo('198.51.100.7', ...family);
  await moveTo('203.0.113.9', other);
  for (const who of family) expect(await claim(who, free)).toBe('claimed');
  const [mother, father, child] = family;
  expect([await claim(mother, two), await claim(father, two), await claim(other, two)]).toEqual([
    'claimed',
    'claimed',
    'claimed',
  ]);
  expect(await claim(child, two)).toBe('PROMOTION_SAME_ADDRESS');
  const { value } = await at.table.platform.call(
    promotionDetail,
    { id: two },
    { headers: { ...child.options.headers, 'accept-language': 'en' } },
  );
  expect(value.claim?.state).toBe('rejected');
  expect(await claim(mother, two)).toBe('claimed');
  await at.later(31 * DAY, child);
  expect(await claim(child, two)).toBe('claimed');
});

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type MemberId, raffle, raffleSpins, spinRaffle } from '@unisite/shared/contract';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { raffleLabel, raffleRoll } from '@unisite/shared/lottery';
import fc from 'fast-check';
import { hashPassword } from '../../access/identity/index.ts';
import { timeOut } from '../../access/protection/testing/protect.ts';
import { checkInvariants } from '../../money/ledger/index.ts';
import { commitmentOf } from '../../play/lottery/index.ts';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkBonuses } from '../bonuses/index.ts';
import { checkPoints } from '../points/index.ts';
import { checkRaffle } from './checkRaffle.ts';
import { commitmentFor, resealCommitments } from './commitment.ts';
import { hmacOf } from './spin.ts';
import { writeWheel } from './wheelDesk.ts';

const PASSWORD = 'Raffle-2026-x';
const START = Date.parse('2026-03-10T08:00:00Z');
let now = START;
let platform: TestPlatform;
let hash: string;

const title = (text: string) => ({ vi: text, en: text });
const wheel: WheelDraft = {
  isOpen: true,
  consolation: 'few',
  price: 500,
  perDay: 10,
  fields: [
    { id: 'few', title: title('50 điểm'), gives: { kind: 'points', points: 50 }, chance: 300, stock: null },
    { id: 'none', title: title('May mắn lần sau'), gives: { kind: 'nothing' }, chance: 250, stock: null },
    { id: 'again', title: title('Thêm một lượt'), gives: { kind: 'ticket' }, chance: 150, stock: null },
    {
      id: 'money',
      title: title('18.000'),
      gives: { kind: 'bonus', amount: 18_000, wagering: 1 },
      chance: 200,
      stock: null,
    },
    {
      id: 'cash',
      title: title('5.000'),
      gives: { kind: 'bonus', amount: 5_000, wagering: 0 },
      chance: 50,
      stock: null,
    },
    { id: 'rare', title: title('1.000 điểm'), gives: { kind: 'points', points: 1_000 }, chance: 50, stock: 2 },
  ],
};
const mostly = (id: string, stock: number | null, consolation = 'few'): WheelDraft => ({
  ...wheel,
  consolation,
  fields: wheel.fields.map((field) => ({
    ...field,
    chance: field.id === id ? 995 : 1,
    stock: field.id === id ? stock : null,
  })),
});

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  hash = await hashPassword(PASSWORD);
});
afterEach(async () => {
  now = START;
  for (const check of [checkRaffle, checkPoints, checkBonuses, checkInvariants])
    expect(await check(platform.database)).toEqual([]);
});
afterAll(() => platform?.close());

/** Publishes a wheel in VN with the draft's stocks. */
const putUp = (draft: WheelDraft): Promise<number> =>
  platform.owner.transaction(async (q) => {
    await q.query('DELETE FROM raffle_stock');
    return writeWheel(q, 'VN', draft, {}, new Date(now));
  });

interface Spinner {
  readonly id: MemberId;
  readonly options: CallOptions;
}
let serial = 0;
async function spinner({ tickets = 0, points = 0 } = {}): Promise<Spinner> {
  serial += 1;
  const own = serial;
  const account = `spin${process.pid}x${own}`;
  const { id } = await addMember(platform.database, { account, passwordHash: hash });
  const { headers } = await platform.signIn(account, PASSWORD);
  if (tickets > 0)
    await platform.owner.query('SELECT raffle_give_tickets($1, $2, $3, $4)', [
      id,
      tickets,
      `mission/${9_000 + own}`,
      new Date(now),
    ]);
  if (points > 0) {
    await platform.owner.query('INSERT INTO point_deposit (member_id, reference, points) VALUES ($1, $2, $3)', [
      id,
      'NT',
      points,
    ]);
    await platform.owner.query(
      `SELECT point_move($1::bigint, 'deposit', $2, 'deposit/' || $1::bigint || '/NT', '{"reference": "NT", "amount": 1}', $3)`,
      [id, points, new Date(now)],
    );
  }
  return { id, options: { headers } };
}
const shown = async ({ options }: Spinner) => (await platform.call(raffle, {}, options)).value;

interface Asked {
  readonly hash?: string;
  readonly revision?: number;
  readonly clientSeed?: string;
  readonly price?: number | null;
  readonly key?: string;
}
async function spun(who: Spinner, asked: Asked = {}) {
  const { wheel: seen, next } = await shown(who);
  const headers = { ...who.options.headers, 'idempotency-key': asked.key ?? `spinning-${process.pid}-${++serial}` };
  const { envelope } = await platform.call(
    spinRaffle,
    {
      revision: asked.revision ?? seen?.revision ?? 1,
      hash: asked.hash ?? next.hash,
      clientSeed: asked.clientSeed ?? 'mine',
      price: asked.price ?? null,
    },
    { ...who.options, headers },
  );
  return envelope;
}
type Spun = Awaited<ReturnType<typeof spun>>;
const codeOf = (envelope: Spun) => ('code' in envelope ? envelope.code : 'OK');
function spunValue(envelope: Spun) {
  if (!envelope.success) throw new Error(`not spun: ${envelope.code}`);
  return envelope.value;
}

test('the result follows from the seed that was committed to and the member’s own, and can be computed again', async () => {
  await putUp(wheel);
  const who = await spinner({ tickets: 20 });
  for (const clientSeed of ['mine', 'Another1', 'Z'.repeat(32)]) {
    const { next } = await shown(who);
    const { spin, next: after } = spunValue(await spun(who, { clientSeed }));
    const { proof, field } = spin;
    expect([proof.hash, proof.number, proof.clientSeed]).toEqual([next.hash, next.number, clientSeed]);
    expect(commitmentOf(proof.seed)).toBe(next.hash);
    const label = raffleLabel('VN', proof.number, clientSeed);
    expect(await raffleRoll(hmacOf(proof.seed), label)).toBe(proof.roll);
    let sum = 0;
    const hit = proof.chances.find(({ chance }) => {
      sum += chance;
      return proof.roll < sum;
    });
    expect([hit?.id, proof.hit]).toEqual([field.id, field.id]);
    expect(after.number).toBe(next.number + 1);
    expect(after.hash).not.toBe(next.hash);
    expect((await shown(who)).next).toEqual(after);
  }
  const listed = (await platform.call(raffleSpins, { page: 1, pageSize: 2 }, who.options)).value;
  expect([listed.total, listed.rows.map(({ proof }) => proof.number)]).toEqual([3, [3, 2]]);
});

test('a spin whose answer was lost shows the same result, and takes one ticket', async () => {
  await putUp(mostly('none', null));
  const who = await spinner({ tickets: 2 });
  const key = 'the-answer-was-lost';
  const { next } = await shown(who);
  const [one, again] = await Promise.all([spun(who, { key, hash: next.hash }), spun(who, { key, hash: next.hash })]);
  const answers = [one, again, await spun(who, { key, hash: next.hash })].filter(({ success }) => success);
  expect(answers.length).toBeGreaterThanOrEqual(2);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const { tickets } = await shown(who);
  expect(tickets).toBe(1 + (spunValue(answers[0] as Spun).spin.field.id === 'again' ? 1 : 0));
});

test('two tabs that saw the same hash spin once', async () => {
  await putUp(mostly('none', null));
  const who = await spinner({ tickets: 5 });
  const { next } = await shown(who);
  const codes = (await Promise.all([1, 2, 3].map(() => spun(who, { hash: next.hash })))).map(codeOf);
  expect(codes.toSorted()).toEqual(['OK', 'RAFFLE_CHANGED', 'RAFFLE_CHANGED']);
});

test('another wheel than the one that was seen is not spun, nor a closed one', async () => {
  const revision = await putUp(wheel);
  const who = await spinner({ tickets: 5 });
  await putUp(wheel);
  expect(codeOf(await spun(who, { revision }))).toBe('RAFFLE_CHANGED');
  const closed = await putUp({ ...wheel, isOpen: false });
  expect((await shown(who)).wheel).toBeNull();
  expect(codeOf(await spun(who, { revision: closed }))).toBe('RAFFLE_CLOSED');
  expect((await shown(who)).tickets).toBe(5);
});

test('the last pieces go to as many; then the consolation takes their chance, which is shown before', async () => {
  await putUp(mostly('rare', 2));
  const many = await Promise.all(Array.from({ length: 5 }, () => spinner({ tickets: 1 })));
  const spins = (await Promise.all(many.map((who) => spun(who)))).map((one) => spunValue(one).spin);
  const hits = spins.filter(({ proof }) => proof.hit === 'rare');
  expect(hits.filter(({ field }) => field.id === 'rare')).toHaveLength(Math.min(2, hits.length));
  expect(new Set(hits.map(({ field }) => field.id))).toEqual(new Set(hits.length > 2 ? ['rare', 'few'] : ['rare']));
  if (hits.length >= 2) {
    const fields = (await shown(await spinner())).wheel?.fields ?? [];
    expect(fields.find(({ id }) => id === 'rare')).toMatchObject({ chance: 0, left: 0 });
    expect(fields.find(({ id }) => id === 'few')).toMatchObject({ chance: 996 });
    expect(fields.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000);
  }
});

test('points pay for a spin at the price that was seen, up to ten a day', async () => {
  await putUp({ ...mostly('none', null), perDay: 2 });
  const who = await spinner({ points: 1_700 });
  expect(codeOf(await spun(who))).toBe('NO_TICKET');
  expect(codeOf(await spun(who, { price: 499 }))).toBe('RAFFLE_CHANGED');
  const two = await Promise.all([1, 2].map(async () => codeOf(await spun(who, { price: 500 }))));
  // spins that saw the same hash succeed one at a time
  for (let missing = two.filter((one) => one !== 'OK').length; missing > 0; missing -= 1)
    expect(codeOf(await spun(who, { price: 500 }))).toBe('OK');
  expect(codeOf(await spun(who, { price: 500 }))).toBe('RAFFLE_DAY_FULL');
  const { bought, points } = await shown(who);
  expect(bought).toBe(2);
  expect(points).toBeGreaterThanOrEqual(700);
  now += 86_400_000;
  await putUp({ ...mostly('none', null), price: 100_000 });
  const { headers } = await platform.signIn(
    (await platform.database.query<{ account: string }>('SELECT account FROM member WHERE id = $1', [who.id]))[0]
      ?.account ?? '',
    PASSWORD,
  );
  expect(codeOf(await spun({ ...who, options: { headers } }, { price: 100_000 }))).toBe('POINTS_SHORT');
});

test('nobody on a break spins or is shown what there is to win; tickets are kept', async () => {
  await putUp(wheel);
  const who = await spinner({ tickets: 1 });
  const { next } = await shown(who);
  await timeOut(platform.owner, who.id, new Date(now), new Date(now + 86_400_000));
  expect(await shown(who)).toMatchObject({ onBreak: true, wheel: null, tickets: 1 });
  expect(codeOf(await spun(who, { hash: next.hash }))).toBe('TIME_OUT');
});

test('odd requests are refused', async () => {
  await putUp(wheel);
  const who = await spinner({ tickets: 1 });
  for (const clientSeed of ['', 'a/b', 'a\0b', '\ud800', 'ữ', 'x'.repeat(33)])
    expect(codeOf(await spun(who, { clientSeed }))).toBe('BAD_REQUEST');
  for (const odd of ['', 'g'.repeat(64), 'a'.repeat(500)])
    expect(codeOf(await spun(who, { hash: odd }))).toBe('BAD_REQUEST');
  expect(codeOf(await spun(who, { hash: 'a'.repeat(64) }))).toBe('RAFFLE_CHANGED');
  expect((await shown(who)).tickets).toBe(1);
});

test('whatever is spun in which order, every ticket is used once and all adds up', async () => {
  await putUp(wheel);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.array(fc.record({ pays: fc.boolean(), tabs: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 8 }),
      async (tickets, points, steps) => {
        const who = await spinner({ tickets, points });
        for (const { pays, tabs } of steps)
          await Promise.all(Array.from({ length: tabs }, () => spun(who, { price: pays ? 500 : null })));
        const [row] = await platform.database.query<{ given: number; used: number; free: number }>(
          `SELECT (SELECT count(*)::int FROM raffle_ticket WHERE member_id = $1) AS given,
             (SELECT count(*)::int FROM raffle_ticket WHERE member_id = $1 AND spin_id IS NOT NULL) AS used,
             (SELECT count(*)::int FROM raffle_spin WHERE member_id = $1 AND price IS NULL) AS free`,
          [who.id],
        );
        expect(row?.used).toBe(row?.free);
        const after = await shown(who);
        expect(after.tickets).toBe((row?.given ?? 0) - (row?.used ?? 0));
        expect(after.points).toBeGreaterThanOrEqual(0);
        expect(await checkRaffle(platform.database)).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
});

test('seeds to come are sealed with the first of the keys', async () => {
  await putUp(wheel);
  const who = await spinner({ tickets: 1 });
  const before = (await shown(who)).next;
  const { drawKeys } = platform.services.settings;
  const newer = 'ab'.repeat(32);
  expect(await resealCommitments(platform.database, [newer, ...drawKeys])).toBeGreaterThan(0);
  expect(await commitmentFor(platform.database, [newer], who.id)).toEqual(before);
  await resealCommitments(platform.database, [drawKeys[0], newer]);
  expect(spunValue(await spun(who)).spin.proof.hash).toBe(before.hash);
});

test.each([
  [
    'another result',
    `UPDATE raffle_spin SET field = 'few', hit = 'few' WHERE id = (SELECT id FROM raffle_spin WHERE field = 'none' LIMIT 1)`,
  ],
  ['another roll', 'UPDATE raffle_spin SET roll = (roll + 1) % 1000 WHERE id = (SELECT min(id) FROM raffle_spin)'],
  [
    'another seed of the member’s',
    `UPDATE raffle_spin SET client_seed = 'forged' WHERE id = (SELECT min(id) FROM raffle_spin)`,
  ],
  [
    'points of no spin',
    `UPDATE raffle_spin SET gives = '{"kind": "nothing"}'
     WHERE id = (SELECT id FROM raffle_spin WHERE gives ->> 'kind' = 'points' LIMIT 1)`,
  ],
  [
    'a bonus that was not given',
    `UPDATE raffle_spin SET gives = '{"kind": "bonus", "amount": 18000, "wagering": 1}'
     WHERE id = (SELECT id FROM raffle_spin WHERE field = 'none' LIMIT 1)`,
  ],
  [
    'a spin without a ticket',
    'UPDATE raffle_ticket SET spin_id = NULL WHERE id = (SELECT min(id) FROM raffle_ticket WHERE spin_id IS NOT NULL)',
  ],
  [
    'a price that was not paid',
    'UPDATE raffle_spin SET price = 1 WHERE id = (SELECT min(id) FROM raffle_spin WHERE price IS NULL)',
  ],
  [
    'tickets out of nothing',
    `UPDATE raffle_ticket SET source = 'gift/1' WHERE id = (SELECT min(id) FROM raffle_ticket)`,
  ],
])('%s is noticed', async (_what, sql) => {
  const undone = new Error('only looked at');
  const tampered = platform.owner.transaction(async (q) => {
    await q.query(sql);
    expect(await checkRaffle(q)).not.toEqual([]);
    throw undone;
  });
  await expect(tampered).rejects.toBe(undone);
});

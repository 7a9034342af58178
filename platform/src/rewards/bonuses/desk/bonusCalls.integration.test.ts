import { beforeAll, expect, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { type BonusDraft, giveMemberBonus, memberBonusList } from '@unisite/shared/contract/operatorsBonuses';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { cashOperators } from '../../../testing/cashOperators.ts';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { checkBonuses } from '../checkBonuses.ts';

const at = seededOperators();
const why = 'A lost round';
let opal: Browser;
let ruby: Browser;
let emma: Browser;
beforeAll(async () => {
  ({ opal, ruby, emma } = await cashOperators(at.operators));
});

const draft: BonusDraft = { title: { vi: 'Quà xin lỗi', en: 'Our apology' }, amount: 50_000, times: 3, days: 7 };
const ask = (by: Browser, id: MemberId, key: string, more: Partial<BonusDraft> = {}) =>
  by.call(giveMemberBonus, { id, key, draft: { ...draft, ...more }, why });
const waiting = async (id: MemberId) =>
  (await ruby.call(proposals, {})).value.proposals.filter(
    ({ change }) => change.kind === 'memberBonus' && change.member === id,
  );
const listed = async (id: MemberId) => (await opal.call(memberBonusList, { id })).value.rows;

test('waits for a second operator of the role, and is given once, however often it is asked and approved', async () => {
  const { id } = await addMember(at.platform.owner, {});
  const key = crypto.randomUUID();
  expect((await ask(emma, id, key)).status).toBe(403);
  expect((await ask(opal, id, key)).value).toEqual({ state: 'proposed' });
  expect((await ask(opal, id, key)).value).toEqual({ state: 'proposed' });
  const [proposal] = await waiting(id);
  expect(await waiting(id)).toHaveLength(1);
  expect(await listed(id)).toEqual([]);
  const decision = { id: proposal?.id ?? '', decision: 'approve' as const, why };
  expect((await opal.call(decideProposal, decision)).status).toBe(403);
  await Promise.all([ruby.call(decideProposal, decision), ruby.call(decideProposal, decision)]);
  expect(await listed(id)).toMatchObject([
    { source: 'operator', state: 'running', amount: 50_000, holds: 50_000, wagered: 0, target: 150_000 },
  ]);
  // replay: the first response was lost
  expect((await ask(opal, id, key)).value).toEqual({ state: 'done' });
  expect(await waiting(id)).toEqual([]);
  expect(await checkBonuses(at.platform.database)).toEqual([]);
});

test('without wagering it is paid at once', async () => {
  const { id } = await addMember(at.platform.owner, {});
  await ask(opal, id, crypto.randomUUID(), { times: 0 });
  const [proposal] = await waiting(id);
  await ruby.call(decideProposal, { id: proposal?.id ?? '', decision: 'approve', why });
  expect(await listed(id)).toMatchObject([{ state: 'released', amount: 50_000, target: 0 }]);
});

test('where the market bounds the wagering, more is neither asked for nor approved', async () => {
  const bound = (most: number | null) =>
    at.platform.owner.query('UPDATE market_protection SET most_wagering = $1', [most]);
  const { id } = await addMember(at.platform.owner, {});
  await bound(2);
  expect((await ask(opal, id, crypto.randomUUID())).envelope).toMatchObject({ code: 'WAGERING_ABOVE_MARKET' });
  await bound(3);
  expect((await ask(opal, id, crypto.randomUUID())).value).toEqual({ state: 'proposed' });
  await bound(2);
  const [proposal] = await waiting(id);
  const approved = await ruby.call(decideProposal, { id: proposal?.id ?? '', decision: 'approve', why });
  expect(approved.envelope).toMatchObject({ code: 'WAGERING_ABOVE_MARKET' });
  expect(await listed(id)).toEqual([]);
  await bound(null);
});

test('nobody on a break, whether it began before the asking or before the approval', async () => {
  const takeBreak = (id: MemberId) =>
    at.platform.owner.query(
      `INSERT INTO play_break (member_id, kind, length, started_at, until, source) VALUES ($1, 'timeOut', 'day', $2, $3, 'member')`,
      [id, new Date(at.now), new Date(at.now + 86_400_000)],
    );
  const { id } = await addMember(at.platform.owner, {});
  await takeBreak(id);
  expect((await ask(opal, id, crypto.randomUUID())).envelope).toMatchObject({ code: 'MEMBER_ON_BREAK' });
  const other = await addMember(at.platform.owner, {});
  await ask(opal, other.id, crypto.randomUUID());
  await takeBreak(other.id);
  const [proposal] = await waiting(other.id);
  const decided = await ruby.call(decideProposal, { id: proposal?.id ?? '', decision: 'approve', why });
  expect(decided.envelope).toMatchObject({ code: 'MEMBER_ON_BREAK' });
  expect(await listed(other.id)).toEqual([]);
});

test('nobody on free play, nobody who is not there, and nothing odd', async () => {
  const guest = await addMember(at.platform.owner, { customerType: 4 });
  expect((await ask(opal, guest.id, crypto.randomUUID())).envelope).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
  expect((await ask(opal, '999999999' as MemberId, crypto.randomUUID())).status).toBe(404);
  const { id } = await addMember(at.platform.owner, {});
  for (const more of [
    { amount: 0 },
    { amount: 0.001 },
    { amount: 1_000_000_001 },
    { times: -1 },
    { times: 101 },
    { days: 0 },
    { title: { vi: 'ab', en: 'Our apology' } },
    { title: { vi: 'Quà\u0000 xin lỗi', en: 'Our apology' } },
    { title: { vi: 'Quà \ud800 xin lỗi', en: 'Our apology' } },
  ])
    expect([more, (await ask(opal, id, crypto.randomUUID(), more)).status]).toEqual([more, 400]);
  expect(await waiting(id)).toEqual([]);
});

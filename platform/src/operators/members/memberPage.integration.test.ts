import { beforeAll, expect, test } from '@jest/globals';
import { inbox, type MemberId, memberInfo } from '@unisite/shared/contract';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import {
  addMemberNote,
  lockMember,
  memberCashRecords,
  memberFacts,
  memberMoney,
  memberNotes,
  memberPageCalls,
  memberRecords,
  revealMember,
  setMemberLabels,
  unlockMember,
  writeToMember,
} from '@unisite/shared/contract/operatorsMember';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { hashPassword } from '../../access/identity/index.ts';
import { rollFigures } from '../../agents/figures/index.ts';
import { addVendorSecret } from '../../play/seamless/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import type { Browser } from '../../testing/operatorClient.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { seededOperators } from '../../testing/seededOperators.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addGames } from '../../testing/vendorClient.ts';

const at = seededOperators();
let anna: Browser;
let support: Browser;
let id: MemberId;
const why = 'a call of the member';

beforeAll(async () => {
  await at.operators.add('anna', 'a password of anna');
  anna = at.operators.browser();
  await anna.signIn('anna', 'a password of anna');
  await at.operators.add('sue', 'a password of sue', ['support']);
  support = at.operators.browser();
  await support.signIn('sue', 'a password of sue');
  const passwordHash = await hashPassword('Demo1234');
  const upline = await addMember(at.platform.database, { account: 'boss', passwordHash, customerType: 1 });
  ({ id } = await addMember(at.platform.database, {
    account: 'lan',
    passwordHash,
    uplineId: upline.id,
    mobile: '+84901234567',
    email: 'lan.nguyen@example.com',
  }));
  await deposit(at.platform.database, id, 50_000_00n);
});

const codeOf = ({ envelope }: { readonly envelope: object }) => ('code' in envelope ? envelope.code : 'OK');
const audited = async (kind: string) =>
  (
    await at.platform.database.query<{ about: string }>(
      'SELECT about FROM operator_audit WHERE kind = $1 ORDER BY id',
      [kind],
    )
  ).map(({ about }) => about);

test('contacts are masked until they are asked for, with a reason that stays', async () => {
  const { value } = await anna.call(memberFacts, { id });
  expect(value).toMatchObject({ upline: 'boss', customerType: 0, mobile: '+84…67', email: 'l…@e…', samePerson: [] });
  expect(JSON.stringify(value)).not.toMatch(/1234|nguyen/);
  expect((await anna.call(revealMember, { id, why: '' })).status).toBe(400);
  expect((await anna.call(revealMember, { id, why })).value).toMatchObject({
    mobile: '+84901234567',
    email: 'lan.nguyen@example.com',
  });
  expect(await audited('memberRevealed')).toEqual([`member ${id}: ${why}`]);
});

test('accounts of the same person are named', async () => {
  const other = await addMember(at.platform.database, {
    account: 'lan2',
    passwordHash: 'x',
    mobile: '+84901234567',
    marketCode: 'INT',
  });
  expect((await anna.call(memberFacts, { id })).value.samePerson).toEqual(['lan2']);
  await at.platform.owner.query('UPDATE member SET mobile = NULL WHERE id = $1', [other.id]);
});

test('accounts that signed in with the same browser are named', async () => {
  const { database } = at.platform;
  expect((await anna.call(memberFacts, { id })).value).toMatchObject({
    sameDevice: [],
    identity: null,
    identityCheck: null,
  });
  const other = await addMember(database, { account: 'lan3', passwordHash: 'x' });
  for (const member of [id, other.id])
    await database.query(
      `INSERT INTO member_device (member_id, mark_hash, address, user_agent, first_at, last_at)
       VALUES ($1, sha256('one browser'), '203.0.113.77', '', $2, $2)`,
      [member, new Date(at.now)],
    );
  expect((await anna.call(memberFacts, { id })).value).toMatchObject({ sameDevice: ['lan3'], samePerson: [] });
  await database.query('DELETE FROM member_device');
});

test('how a member came and what it plays are told, the game only while it is open', async () => {
  const { database } = at.platform;
  expect((await anna.call(memberFacts, { id })).value).toMatchObject({ cameBy: null, playing: null });
  const [boss] = await database.query<{ id: string }>(`SELECT id FROM member WHERE account = 'boss'`);
  await database.query(
    `INSERT INTO member_registration (member_id, method, domain, affiliate_code, recommender_id)
     VALUES ($1, 'mobile', 'localhost', 'tet23', $2)`,
    [id, boss?.id],
  );
  await addVendorSecret(database, testSettings.vendorKeys, { caller: 'studio', secret: 'a secret of the studio' });
  await addGames(at.platform);
  const seen = (minutesAgo: number) =>
    database.query(
      `INSERT INTO play_session (token_hash, caller, member_id, game_id, vendor_code, started_at, seen_at)
       VALUES (sha256(convert_to($2, 'UTF8')), 'studio', $1, 'jade-claw', 'JADE', $3, $4)`,
      [id, `${minutesAgo}`, new Date(at.now - 40 * 60_000), new Date(at.now - minutesAgo * 60_000)],
    );
  await seen(6);
  const cameBy = { method: 'mobile', link: 'tet23', recommender: 'boss' };
  expect((await anna.call(memberFacts, { id })).value).toMatchObject({ cameBy, playing: null });
  await seen(4);
  const { playing } = (await anna.call(memberFacts, { id })).value;
  expect(playing).toEqual({
    game: { vi: 'Vuốt Ngọc', en: 'Jade Claw' },
    since: new Date(at.now - 40 * 60_000).toISOString(),
  });
});

test('money is the ledger’s, and each look at it is written down', async () => {
  await sealAll(at.platform.owner);
  await rollFigures(at.platform.database);
  const { value } = await anna.call(memberMoney, { id });
  expect(value.wallets).toEqual([{ kind: 'member', vendor: null, balance: 50_000 }]);
  expect(value).toMatchObject({ club: null, points: 0, withdrawals: 0, month: { bets: 0, staked: 0 } });
  expect(await audited('balanceSeen')).toContain(`member ${id}`);
  const { rows, total } = (await anna.call(memberCashRecords, { id, kind: 'movements' })).value;
  expect([total, rows]).toEqual([1, [expect.objectContaining({ first: 50_000, second: 50_000 })]]);
});

test('every record can be read, page by page, also of who has nothing', async () => {
  for (const kind of ['bets', 'points', 'messages'] as const)
    expect((await support.call(memberRecords, { id, kind, page: 2 })).value).toMatchObject({ page: 2, rows: [] });
  for (const kind of ['movements', 'deposits', 'withdrawals'] as const)
    expect((await anna.call(memberCashRecords, { id, kind })).status).toBe(200);
});

test('customer service without the cash sees no money', async () => {
  for (const call of [memberMoney, memberCashRecords] as readonly OperatorCall[])
    expect((await support.call(call, { id, kind: 'movements' })).status).toBe(403);
});

test('a note is kept once a key, and nobody changes it', async () => {
  const key = 'note-key-1';
  await Promise.all([1, 2, 3].map(() => support.call(addMemberNote, { id, key, text: 'Gọi lại thứ Hai\nsau 9 giờ' })));
  await anna.call(addMemberNote, { id, key: 'note-key-2', text: 'Đã gọi' });
  expect((await anna.call(memberNotes, { id })).value.rows.map(({ text }) => text)).toEqual([
    'Đã gọi',
    'Gọi lại thứ Hai\nsau 9 giờ',
  ]);
  for (const text of ['', ' ', 'a\u0000b', '\ud800', 'x'.repeat(1001)])
    expect((await anna.call(addMemberNote, { id, key: 'note-key-3', text })).status).toBe(400);
  for (const change of [`UPDATE member_note SET text = 'x'`, 'DELETE FROM member_note'])
    await expect(at.platform.database.query(change)).rejects.toThrow(/permission denied/);
});

test('labels are set as they were seen, of two at once one is told', async () => {
  const set = (seen: string[], labels: string[]) => anna.call(setMemberLabels, { id, seen, labels, why });
  const both = await Promise.all([set([], ['VIP care']), set([], ['Không gọi điện'])]);
  expect(both.map(codeOf).toSorted()).toEqual(['LABELS_CHANGED', 'OK']);
  const { labels } = (await anna.call(memberFacts, { id })).value;
  expect(codeOf(await set(['something else'], labels))).toBe('OK');
  expect(codeOf(await set(labels, [...labels, 'Mới']))).toBe('OK');
  for (const wrong of [['a', 'a'], ['x'.repeat(31)], ['a\u0000'], Array.from({ length: 11 }, (_, n) => `${n}`)])
    expect((await set([...labels, 'Mới'], wrong)).status).toBe(400);
  expect(await audited('memberLabelled')).toHaveLength(2);
});

test('a label that a promotion gives for waits for a second operator; the labels may not change meanwhile', async () => {
  await at.platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, ends_at, position, offer)
     SELECT name, '{VN}', 'gift', '{"vi": "Q", "en": "Q"}', '{"vi": "Q", "en": "Q"}', '[]', 'rong-vang', '/rng', '2019-01-01', until, 1, offer
     FROM (VALUES ('labelled', NULL::timestamptz, '{"labels": ["gift"]}'::jsonb), ('over', '2020-01-01', '{"labels": ["past"]}'),
       ('for-all', NULL, '{"labels": null}'), ('told', NULL, NULL)) AS p (name, until, offer)`,
  );
  const { labels } = (await anna.call(memberFacts, { id })).value;
  const set = async (seen: string[], wanted: string[]) => {
    const { envelope } = await support.call(setMemberLabels, { id, seen, labels: wanted, why });
    return envelope.success ? envelope.value.state : envelope.code;
  };
  expect(await set(labels, [...labels, 'past'])).toBe('done');
  expect(await set([...labels, 'past'], [...labels, 'gift'])).toBe('proposed');
  expect(await set([...labels, 'past'], [...labels, 'gift', 'more'])).toBe('PROPOSAL_WAITS');
  expect((await anna.call(memberFacts, { id })).value.labels).toEqual([...labels, 'past']);
  const approve = async () => {
    const waiting = (await anna.call(proposals, {})).value.proposals.find(
      ({ change }) => change.kind === 'memberLabels',
    );
    return codeOf(await anna.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why }));
  };
  await at.platform.owner.query('UPDATE member SET labels = $2 WHERE id = $1', [id, labels]);
  expect(await approve()).toBe('LABELS_CHANGED');
  await at.platform.owner.query('UPDATE member SET labels = $2 WHERE id = $1', [id, [...labels, 'past']]);
  expect(await approve()).toBe('OK');
  expect((await anna.call(memberFacts, { id })).value.labels).toEqual([...labels, 'gift']);
  expect(await set([...labels, 'gift'], labels)).toBe('done');
});

test('a letter reaches the inbox once a key', async () => {
  const letter = { id, key: 'letter-key-1', title: 'Về yêu cầu của bạn', text: 'Chúng tôi đã xem.' };
  await Promise.all([1, 2, 3].map(() => support.call(writeToMember, letter)));
  const { headers } = await at.platform.signIn('lan', 'Demo1234');
  const { rows } = (await at.platform.call(inbox, {}, { headers })).value;
  expect(rows.filter(({ title }) => title === letter.title)).toHaveLength(1);
  expect(await audited('memberWrittenTo')).toHaveLength(1);
});

test('a locked account is signed out and let in nowhere until it is unlocked', async () => {
  const { headers } = await at.platform.signIn('lan', 'Demo1234');
  const isIn = async () => (await at.platform.call(memberInfo, {}, { headers })).status === 200;
  expect(await isIn()).toBe(true);
  for (let again = 0; again < 2; again += 1) expect(codeOf(await anna.call(lockMember, { id, why }))).toBe('OK');
  expect(await isIn()).toBe(false);
  await expect(at.platform.signIn('lan', 'Demo1234')).rejects.toThrow(/ACCOUNT_CLOSED/);
  expect(codeOf(await anna.call(unlockMember, { id, why }))).toBe('OK');
  await at.platform.signIn('lan', 'Demo1234');
  expect([await audited('memberLocked'), await audited('memberUnlocked')].map(({ length }) => length)).toEqual([1, 1]);
});

test('who there is not is told of nowhere', async () => {
  const request = {
    id: '999999999',
    kind: 'bets',
    key: 'some-key-1',
    text: 'x',
    title: 'x',
    seen: [],
    labels: [],
    why,
  };
  const cash = { ...request, kind: 'movements' };
  for (const call of memberPageCalls as readonly OperatorCall[]) {
    const reply = await anna.call(call, call === memberCashRecords ? cash : request);
    expect([call.name, codeOf(reply)]).toEqual([call.name, 'NOT_FOUND']);
  }
});

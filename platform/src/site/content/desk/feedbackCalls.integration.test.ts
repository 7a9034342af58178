import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { feedback, inbox, ownFeedback, unreadMessages } from '@unisite/shared/contract';
import { feedbackCount } from '@unisite/shared/contract/operatorsCounts';
import { answerFeedback, changeFeedback, feedbackDesk } from '@unisite/shared/contract/operatorsFeedback';
import { hashPassword } from '../../../access/identity/index.ts';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';
import { forgetOldFeedback } from '../feedbackDesk.ts';

const at = seededOperators();
let opal: Browser;
let ruby: Browser;
let own: CallOptions;
let account: string;

beforeAll(async () => {
  [opal, ruby] = [at.operators.browser(), at.operators.browser('192.0.2.2')];
  for (const [browser, name] of [
    [opal, 'opal'],
    [ruby, 'ruby'],
  ] as const) {
    await at.operators.add(name, 'Operator-1234', ['support']);
    await browser.signIn(name, 'Operator-1234');
  }
  ({ account } = await addMember(at.platform.database, { passwordHash: await hashPassword('Demo1234') }));
  own = { headers: (await at.platform.signIn(account, 'Demo1234')).headers };
});

/** Sends feedback and returns it as the desk shows it. */
async function sent(content: string, options: CallOptions = {}, contact?: string) {
  const headers = { ...options.headers, 'idempotency-key': randomUUID() };
  const { reference } = (
    await at.platform.call(feedback, { content, ...(contact ? { contact } : {}) }, { ...options, headers })
  ).value;
  const row = await onDesk(reference);
  if (!row) throw new Error('what was sent is on the desk');
  return row;
}
const desk = async (request: { state?: 'new' | 'closed'; market?: string; page?: number; pageSize?: number } = {}) =>
  (await opal.call(feedbackDesk, { pageSize: 50, ...request })).value;
const onDesk = async (reference: string) => (await desk()).rows.find((row) => row.reference === reference);
const unseen = async () => (await opal.call(feedbackCount, {})).value.unseen;
const audited = async () =>
  (
    await at.platform.database.query<{ kind: string; about: string }>(
      'SELECT kind, about FROM operator_audit ORDER BY id DESC LIMIT 1',
    )
  )[0];

test('what visitors and members send is on the desk, counted until somebody looks, by market and page by page', async () => {
  const before = await unseen();
  const guest = await sent('Trang tải chậm', {}, 'khach@example.com');
  const member = await sent('Cảm ơn', own);
  const abroad = await sent('Hello', { host: 'int.localhost' });
  expect(await unseen()).toBe(before + 3);
  expect(guest).toMatchObject({
    member: null,
    content: 'Trang tải chậm',
    contact: 'khach@example.com',
    market: 'VN',
    state: 'new',
    note: '',
    answer: null,
    by: null,
  });
  expect(member.member?.account).toBe(account);
  expect((await desk({ market: 'INT' })).rows.map(({ id }) => id)).toEqual([abroad.id]);
  const pages = [await desk({ pageSize: 2 }), await desk({ pageSize: 2, page: 2 })];
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([abroad.id, member.id, guest.id]);
});

test('operators say how it stands and leave notes; the second of two is told, a repeated call does nothing', async () => {
  const { id, revision, reference } = await sent('Không rút được tiền', own);
  const change = (by: Browser, note: string, seen = revision) =>
    by.call(changeFeedback, { id, revision: seen, state: 'working', note });
  const replies = await Promise.all([change(opal, 'Đã gọi ngân hàng'), change(ruby, 'Của tôi')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.envelope.code).toBe('FEEDBACK_CHANGED');
  const now = await onDesk(reference);
  expect(now).toMatchObject({ state: 'working', revision: 2 });
  const again = await change(now?.by === 'opal' ? opal : ruby, now?.note ?? '');
  expect(again.value).toEqual({ revision: 2 });
  expect(await audited()).toEqual({ kind: 'feedbackChanged', about: `${reference}: new → working, note` });
});

test('an answer reaches the member’s inbox once, and a guest has none', async () => {
  const { id, revision, reference } = await sent('Khi nào có giải mới?', own);
  const unread = async () => (await at.platform.call(unreadMessages, {}, own)).value.count;
  const before = await unread();
  const answer = (by: Browser, text = 'Tháng sau ạ.') => by.call(answerFeedback, { id, revision, text });
  expect((await answer(opal)).value).toEqual({ revision: 2 });
  expect((await answer(opal)).value).toEqual({ revision: 2 });
  expect((await answer(ruby, 'Tuần sau')).envelope.code).toBe('FEEDBACK_CHANGED');
  expect(await unread()).toBe(before + 1);
  const [message] = (await at.platform.call(inbox, {}, own)).value.rows;
  expect(message).toMatchObject({ title: `Trả lời góp ý ${reference}`, content: 'Tháng sau ạ.' });
  expect(await onDesk(reference)).toMatchObject({ state: 'answered', answer: 'Tháng sau ạ.', by: 'opal' });
  // the audit records who was answered, never the text
  expect(await audited()).toEqual({ kind: 'feedbackAnswered', about: expect.stringMatching(/^F-\w{8}, member \d+$/) });

  const guest = await sent('Xin chào', {}, '0901234567');
  const refused = await opal.call(answerFeedback, { id: guest.id, revision: 1, text: 'Chào bạn' });
  expect(refused.envelope.code).toBe('FEEDBACK_OF_GUEST');
  for (const text of ['', ' ', 'x'.repeat(2001), 'a\0b'])
    expect((await opal.call(answerFeedback, { id, revision: 2, text })).envelope.code).toBe('BAD_REQUEST');
});

test('what is closed is forgotten after 180 days, and what is open never', async () => {
  const [closed, open] = [await sent('Một', own), await sent('Hai', own)];
  await opal.call(changeFeedback, { id: closed.id, revision: 1, state: 'closed', note: '' });
  const days = (count: number) => new Date(at.now + count * 86_400_000);
  await forgetOldFeedback(at.platform.database, days(179));
  expect(await onDesk(closed.reference)).toBeDefined();
  await forgetOldFeedback(at.platform.database, days(181));
  expect([await onDesk(closed.reference), (await onDesk(open.reference))?.state]).toEqual([undefined, 'new']);
});

test('its sender sees how it stands and what was answered, nothing that is between operators, and nobody else’s', async () => {
  const other = await addMember(at.platform.database, { passwordHash: await hashPassword('Demo1234') });
  const { headers } = await at.platform.signIn(other.account, 'Demo1234');
  const mine = async (options: CallOptions = own) =>
    (await at.platform.call(ownFeedback, { page: 1, pageSize: 50 }, options)).value;
  const { total } = await mine();
  const { id, revision, reference } = await sent('Chữ hơi nhỏ', own);
  const stands = async () => (await mine()).rows[0];
  expect(await mine()).toMatchObject({ total: total + 1, rows: expect.arrayContaining([]) });
  expect(await stands()).toMatchObject({
    reference,
    content: 'Chữ hơi nhỏ',
    state: 'sent',
    changedAt: null,
    answer: null,
  });
  const change = (seen: number, state: 'working' | 'closed') =>
    opal.call(changeFeedback, { id, revision: seen, state, note: 'Chuyển cho nhóm giao diện' });
  const read = (await change(revision, 'working')).value.revision;
  expect(await stands()).toMatchObject({ state: 'read', answer: null });
  const answered = (await opal.call(answerFeedback, { id, revision: read, text: 'Cảm ơn bạn.' })).value.revision;
  expect(await stands()).toMatchObject({ state: 'answered', answer: 'Cảm ơn bạn.' });
  await change(answered, 'closed');
  expect(await stands()).toMatchObject({ state: 'closed', answer: 'Cảm ơn bạn.' });
  expect(JSON.stringify(await mine())).not.toContain('nhóm giao diện');
  expect(await mine({ headers })).toMatchObject({ total: 0, rows: [] });
  expect((await at.platform.call(ownFeedback, {})).status).toBe(401);
});

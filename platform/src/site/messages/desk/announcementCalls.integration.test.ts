import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { announcementDetail, announcements } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import {
  type AnnouncementDraft,
  announcementDesk,
  saveAnnouncement,
  withdrawAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const at = seededOperators();
const why = 'The bank told us';
let opal: Browser;
let ruby: Browser;

beforeAll(async () => {
  [opal, ruby] = [at.operators.browser(), at.operators.browser('192.0.2.2')];
  for (const [browser, account] of [
    [opal, 'opal'],
    [ruby, 'ruby'],
  ] as const) {
    await at.operators.add(account, 'Operator-1234', ['support']);
    await browser.signIn(account, 'Operator-1234');
  }
});
afterEach(async () => {
  await at.platform.owner.query('UPDATE market SET four_eyes = false');
});

const draft = (values: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  markets: ['VN'],
  type: 'H',
  title: { vi: 'Bảo trì ngân hàng', en: 'Bank maintenance' },
  content: { vi: 'Từ 2 giờ.\n\nĐến 3 giờ.', en: 'From 2.\n\nUntil 3.' },
  from: null,
  until: null,
  pinned: false,
  banner: null,
  ...values,
});
interface Saving {
  publish?: boolean;
  of?: { id: string; revision: number } | null;
  key?: string;
}
const save = (
  by: Browser,
  written: AnnouncementDraft,
  { publish = true, of = null, key = randomUUID() }: Saving = {},
) => by.call(saveAnnouncement, { key, of, draft: written, publish, why });
const inMinutes = (minutes: number) => new Date(at.now + minutes * 60_000).toISOString();
const read = async (host = 'localhost') =>
  (await at.platform.call(announcements, { type: 'H' }, { host })).value.rows.map(({ id }) => id);
const onDesk = async (id: string) =>
  (await opal.call(announcementDesk, { pageSize: 100 })).value.rows.find((row) => row.id === id);
const lastLine = async () => (await opal.call(audit, { pageSize: 1 })).value.rows[0];

test('a draft is read by nobody, then by its market alone, in both languages, and withdrawn it is gone', async () => {
  const { id } = (await save(opal, draft(), { publish: false })).value;
  expect(await onDesk(id)).toMatchObject({ state: 'draft', revision: 1, from: null });
  expect(await read()).not.toContain(id);
  expect((await at.platform.call(announcementDetail, { id })).status).toBe(404);

  await save(opal, draft({ pinned: true }), { of: { id, revision: 1 } });
  expect(await onDesk(id)).toMatchObject({ state: 'shown', revision: 2, from: new Date(at.now).toISOString() });
  expect(await read()).toContain(id);
  expect(await read('int.localhost')).not.toContain(id);
  const detail = (await at.platform.call(announcementDetail, { id })).value;
  expect(detail).toMatchObject({ title: 'Bảo trì ngân hàng', pinned: true });
  expect(await lastLine()).toMatchObject({
    who: 'operator:opal',
    act: 'announcementPublished',
    why,
    subject: expect.stringContaining(`#${id}.2 H VN “Bảo trì ngân hàng / Bank maintenance”`),
  });

  expect((await ruby.call(withdrawAnnouncement, { id, revision: 1, why })).envelope.code).toBe('ANNOUNCEMENT_CHANGED');
  expect((await ruby.call(withdrawAnnouncement, { id, revision: 2, why })).value).toEqual({ revision: 3 });
  expect((await ruby.call(withdrawAnnouncement, { id, revision: 2, why })).value).toEqual({ revision: 3 });
  expect(await read()).not.toContain(id);
  expect(await onDesk(id)).toMatchObject({ state: 'withdrawn' });
  const said = await at.platform.database.query<{ revision: number }>(
    'SELECT revision FROM announcement_revision WHERE announcement_id = $1 ORDER BY revision',
    [id],
  );
  expect(said.map(({ revision }) => revision)).toEqual([1, 2]);
});

test('it is shown from its time until its end', async () => {
  const { id } = (await save(opal, draft({ from: inMinutes(5), until: inMinutes(10) }))).value;
  expect([(await onDesk(id))?.state, await read()]).toEqual(['scheduled', expect.not.arrayContaining([id])]);
  at.now += 5 * 60_000;
  expect([(await onDesk(id))?.state, await read()]).toEqual(['shown', expect.arrayContaining([id])]);
  at.now += 5 * 60_000;
  expect([(await onDesk(id))?.state, await read()]).toEqual(['ended', expect.not.arrayContaining([id])]);
  expect((await at.platform.call(announcementDetail, { id })).status).toBe(404);
  const ended = (await opal.call(announcementDesk, { state: 'ended' })).value;
  expect(ended.rows.map((row) => row.id)).toEqual([id]);
});

test('what is incomplete, over or nowhere is refused', async () => {
  for (const [wrong, code] of [
    [{ title: { vi: 'Chỉ tiếng Việt', en: ' ' } }, 'BAD_REQUEST'],
    [{ content: { vi: 'x', en: 'a\u202eb' } }, 'BAD_REQUEST'],
    [{ content: { vi: 'x'.repeat(4001), en: 'x' } }, 'BAD_REQUEST'],
    [{ markets: [] }, 'BAD_REQUEST'],
    [{ markets: ['XX'] }, 'UNKNOWN_MARKET'],
    [{ markets: ['VN', 'VN'] }, 'UNKNOWN_MARKET'],
    [{ until: inMinutes(-5) }, 'END_PASSED'],
    [{ from: inMinutes(10), until: inMinutes(5) }, 'END_PASSED'],
  ] as const)
    expect([wrong, (await save(opal, draft(wrong as Partial<AnnouncementDraft>))).envelope.code]).toEqual([
      wrong,
      code,
    ]);
});

test('the same call twice writes one, and of two operators the second is told', async () => {
  const key = randomUUID();
  const [first, second] = [await save(opal, draft(), { key }), await save(opal, draft(), { key })];
  expect(second.value).toEqual(first.value);
  const { id } = first.value;
  const of = { id, revision: 2 };
  const replies = await Promise.all([save(opal, draft(), { of }), save(ruby, draft({ pinned: true }), { of })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(opal, draft(), { of: { id, revision: 3 }, publish: false })).envelope.code).toBe('BAD_REQUEST');
});

test('where one of its markets has four eyes players read it once a second operator has approved', async () => {
  await at.platform.owner.query(`UPDATE market SET four_eyes = true WHERE code = 'INT'`);
  const key = randomUUID();
  const reply = await save(opal, draft({ markets: ['VN', 'INT'] }), { key });
  expect(reply.value.state).toBe('proposed');
  expect((await save(opal, draft({ markets: ['VN', 'INT'] }), { key })).value).toEqual(reply.value);
  const { id } = reply.value;
  expect([await read(), (await onDesk(id))?.state]).toEqual([expect.not.arrayContaining([id]), 'draft']);
  const waiting = (await ruby.call(proposals, {})).value.proposals.find(({ change }) => change.kind === 'announcement');
  const decide = (by: Browser) => by.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
  expect((await decide(opal)).envelope.code).toBe('SAME_PERSON');
  expect((await decide(ruby)).value.state).toBe('done');
  expect(await read('int.localhost')).toContain(id);
  // removing it from the guarded market takes two operators as well
  const of = { id, revision: 2 };
  expect((await save(opal, draft({ markets: ['VN'] }), { of })).value.state).toBe('proposed');
});

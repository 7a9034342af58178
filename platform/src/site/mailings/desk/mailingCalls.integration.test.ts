import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { audit, setMarket } from '@unisite/shared/contract/operators';
import {
  type MailingDraft,
  type MailingSegment,
  mailingDesk,
  mailingReach,
  sendMailing,
  stopMailing,
} from '@unisite/shared/contract/operatorsMailings';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import fc from 'fast-check';
import { imposeBreak } from '../../../access/protection/index.ts';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { deliverBatch } from '../deliver.ts';
import { forgetOldDeliveries } from '../forgetOldDeliveries.ts';

const at = seededOperators();
const why = 'A word to members';
const day = 86_400_000;
let emma: Browser;
let vera: Browser;
let till: Browser;

beforeAll(async () => {
  for (const [account, role] of [
    ['emma', 'support'],
    ['vera', 'support'],
    ['till', 'cash'],
    ['sue', 'security'],
  ] as const)
    await at.operators.add(account, 'Operator-1234', [role]);
  const signedIn = async (account: string, ip: string) => {
    const browser = at.operators.browser(ip);
    await browser.signIn(account, 'Operator-1234');
    return browser;
  };
  emma = await signedIn('emma', '192.0.2.1');
  vera = await signedIn('vera', '192.0.2.2');
  till = await signedIn('till', '192.0.2.3');
});
beforeEach(async () => {
  await at.platform.owner.query('TRUNCATE mailing, mailing_delivery, message');
  await at.platform.owner.query(`UPDATE member SET state = 'closed'`);
  await at.platform.owner.query(`UPDATE proposal SET state = 'lapsed', decided_at = now() WHERE state = 'waiting'`);
});

const anybody: MailingSegment = { markets: ['VN'], levels: [], labels: [], seen: null };
const draft = (segment: Partial<MailingSegment> = {}, kind: MailingDraft['kind'] = 'promotions'): MailingDraft => ({
  kind,
  segment: { ...anybody, ...segment },
  title: { vi: 'Cuối tuần', en: 'The weekend' },
  content: { vi: 'Một dòng.\n\nDòng nữa.', en: 'One line.\n\nAnother.' },
});
const someone = (given: Parameters<typeof addMember>[1] = {}) => addMember(at.platform.owner, given);
const reach = async (segment: Partial<MailingSegment>, kind: MailingDraft['kind'] = 'promotions') =>
  (await emma.call(mailingReach, { kind, segment: { ...anybody, ...segment } })).value;
const send = async (written: MailingDraft, { by = emma, key = randomUUID() as string } = {}) => {
  const { envelope } = await by.call(sendMailing, { key, draft: written, why });
  return envelope.success ? envelope.value : { id: '', state: envelope.code };
};
const deliverAll = async (limit = 500) => {
  while (await deliverBatch(at.platform.services, limit));
};
const onDesk = async (id: string) => (await emma.call(mailingDesk, {})).value.rows.find((row) => row.id === id);
const inboxes = async () =>
  at.platform.owner.query<{ member_id: string; category: string; title: unknown }>(
    'SELECT member_id, category, title FROM message ORDER BY member_id',
  );
const seen = async (member: { id: string }, days: number) =>
  at.platform.owner.query(
    `INSERT INTO session (secret_hash, member_id, market_code, started_at, seen_at, ip, user_agent)
     VALUES (decode(md5(random()::text), 'hex'), $1, 'VN', $2, $2, '192.0.2.9', 'test')`,
    [member.id, new Date(at.now - days * day)],
  );
const rests = (memberId: MemberId, length: 'week' | 'year' = 'week') =>
  at.platform.owner.transaction((q) =>
    imposeBreak(q, new Date(at.now), { memberId, length, key: randomUUID(), who: 'operator:emma', why }),
  );

describe('a segment', () => {
  test('is of a market, levels, labels and when members were last seen; closed accounts and guests are in none', async () => {
    const [gold, plain] = [await someone({ level: 'gold1', labels: ['friend', 'old'] }), await someone()];
    const abroad = await someone({ marketCode: 'INT', level: 'gold1' });
    await someone({ customerType: 4 });
    await seen(gold, 3);
    await seen(gold, 40);
    await seen(plain, 40);
    const many = async (segment: Partial<MailingSegment>) => (await reach(segment)).reach;
    expect(await many({})).toBe(2);
    expect(await many({ markets: ['VN', 'INT'] })).toBe(3);
    expect(await many({ markets: ['VN', 'INT'], levels: ['gold1'] })).toBe(2);
    expect(await many({ levels: ['none', 'diamond3'] })).toBe(1);
    expect(await many({ labels: ['old', 'other'] })).toBe(1);
    expect(await many({ seen: { within: true, days: 7 } })).toBe(1);
    expect(await many({ seen: { within: false, days: 7 } })).toBe(1);
    // a member never seen was not seen recently either
    expect(await many({ markets: ['INT'], seen: { within: false, days: 3650 } })).toBe(1);
    expect(
      (await emma.call(mailingReach, { kind: 'system', segment: { ...anybody, markets: ['XX'] } })).envelope,
    ).toMatchObject({
      code: 'UNKNOWN_MARKET',
    });
    expect((await emma.call(mailingDesk, {})).value.labels).toEqual(['friend', 'old']);
    expect(abroad.marketCode).toBe('INT');
  });
});

describe('a mailing', () => {
  test('reaches each member once, in both languages, as what it is', async () => {
    const members = [await someone(), await someone(), await someone()];
    const { id, state } = await send(draft({}, 'system'));
    expect(state).toBe('sending');
    expect(await onDesk(id)).toMatchObject({ state: 'sending', reach: 3, sent: 0, writtenBy: 'emma' });
    await deliverAll(2);
    expect(await onDesk(id)).toMatchObject({ state: 'done', reach: 3, sent: 3, endedBy: null });
    expect(await inboxes()).toEqual(
      members.map((member) => ({
        member_id: member.id,
        category: 'system',
        title: { vi: 'Cuối tuần', en: 'The weekend' },
      })),
    );
    const { rows } = (await emma.call(audit, { pageSize: 1 })).value;
    expect(rows[0]).toMatchObject({ who: 'operator:emma', act: 'mailingSent', why });
  });

  test('the same call again sends nothing twice, nor do two at once', async () => {
    await someone();
    const key = randomUUID();
    const sent = await Promise.all([send(draft(), { key }), send(draft(), { key }), send(draft(), { key })]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await deliverAll();
    expect(await send(draft(), { key })).toEqual({ id: sent[0]?.id, state: 'done' });
    await deliverAll();
    expect(await inboxes()).toHaveLength(1);
  });

  test('about play reaches nobody on a break, on another account of who excluded itself, or who went on one meanwhile', async () => {
    const mobile = '+84901234567';
    const [rested, excluded, free, late] = [
      await someone(),
      await someone({ mobile }),
      await someone(),
      await someone(),
    ];
    await rests(rested.id);
    await rests(excluded.id, 'year');
    const other = await someone({ marketCode: 'INT', mobile });
    expect(await reach({ markets: ['VN', 'INT'] })).toEqual({ reach: 2, onBreak: 3 });
    expect(await reach({ markets: ['VN', 'INT'] }, 'system')).toEqual({ reach: 5, onBreak: 0 });
    const { id } = await send(draft({ markets: ['VN', 'INT'] }));
    await rests(late.id);
    await deliverAll();
    expect(await inboxes()).toMatchObject([{ member_id: free.id, category: 'promotions' }]);
    expect(await onDesk(id)).toMatchObject({ state: 'done', reach: 2, sent: 1 });
    expect(other.id).not.toBe(excluded.id);
  });

  test('is sent by several processes at once exactly once, whatever batches and stops', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => someone()));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        async (limit, processes, mailings) => {
          await at.platform.owner.query('TRUNCATE mailing, mailing_delivery, message');
          for (let n = 0; n < mailings; n += 1) await send(draft());
          await Promise.all(Array.from({ length: processes }, () => deliverAll(limit)));
          // a process that found all mailings locked tries again
          await deliverAll(limit);
          const rows = await inboxes();
          expect(rows).toHaveLength(members.length * mailings);
          const { rows: shown } = (await emma.call(mailingDesk, {})).value;
          expect(shown.map(({ state, sent }) => [state, sent])).toEqual(
            Array.from({ length: mailings }, () => ['done', members.length]),
          );
        },
      ),
      { numRuns: 8 },
    );
  });

  test('a batch that fails leaves nothing behind and is sent again', async () => {
    await someone();
    await send(draft());
    const { database, clock } = at.platform.services;
    const failing: typeof database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (q) => {
          await work(q);
          throw new Error('the process died');
        }),
    };
    await expect(deliverBatch({ database: failing, clock })).rejects.toThrow('the process died');
    expect(await inboxes()).toEqual([]);
    await deliverAll();
    expect(await inboxes()).toHaveLength(1);
  });

  test('is stopped by anybody with the role: what was sent stays, and nothing follows', async () => {
    await Promise.all(Array.from({ length: 5 }, () => someone()));
    const { id } = await send(draft());
    await deliverBatch(at.platform.services, 2);
    const stopped = (await vera.call(stopMailing, { id, why })).value;
    expect(stopped).toEqual({ state: 'stopped', sent: 2 });
    await deliverAll();
    expect(await inboxes()).toHaveLength(2);
    expect(await onDesk(id)).toMatchObject({ state: 'stopped', sent: 2, endedBy: 'vera' });
    expect((await vera.call(stopMailing, { id, why })).value).toEqual(stopped);
    expect((await vera.call(stopMailing, { id: '999999', why })).status).toBe(404);
  });

  test('who had it is forgotten a month after it ended; the messages stay', async () => {
    await someone();
    await send(draft());
    await deliverAll();
    const kept = async () => (await at.platform.owner.query('SELECT FROM mailing_delivery')).length;
    await forgetOldDeliveries(at.platform.database, new Date(at.now + 29 * day));
    expect(await kept()).toBe(1);
    await forgetOldDeliveries(at.platform.database, new Date(at.now + 31 * day));
    expect([await kept(), (await inboxes()).length]).toEqual([0, 1]);
  });

  test('is not for who registers after it began', async () => {
    await someone();
    await send(draft());
    await someone();
    await deliverAll();
    expect(await inboxes()).toHaveLength(1);
  });

  test('is refused to nobody, beyond the open ones, with odd text, and without the role', async () => {
    expect((await send(draft())).state).toBe('MAILING_REACHES_NOBODY');
    await someone();
    for (let n = 0; n < 5; n += 1) expect((await send(draft())).state).toBe('sending');
    expect((await send(draft())).state).toBe('MAILINGS_FULL');
    await deliverAll();
    expect((await send(draft())).state).toBe('sending');
    const odd = { ...draft(), title: { vi: 'A\u0000', en: 'A' } };
    expect((await send(odd)).state).toBe('BAD_REQUEST');
    expect((await send({ ...draft(), content: { vi: 'x'.repeat(1501), en: 'x' } })).state).toBe('BAD_REQUEST');
    expect((await send(draft({ labels: ['\ud800'] }))).state).toBe('BAD_REQUEST');
    expect((await till.call(mailingDesk, {})).status).toBe(403);
    expect((await send(draft(), { by: till })).state).toBe('FORBIDDEN');
  });
});

describe('in a market with four eyes', () => {
  beforeAll(async () => {
    const sue = at.operators.browser('192.0.2.4');
    await sue.signIn('sue', 'Operator-1234');
    expect((await sue.call(setMarket, { code: 'INT', fourEyes: true, why })).status).toBe(200);
  });
  const waiting = async () => (await vera.call(proposals, {})).value.proposals[0];
  const decide = async (by: Browser, decision: 'approve' | 'refuse' | 'withdraw') => {
    const one = await waiting();
    return (await by.call(decideProposal, { id: one?.id ?? '0', decision, why })).status;
  };

  test('nothing is sent before a second operator agrees, who is shown what it says', async () => {
    await someone({ marketCode: 'INT' });
    const { id, state } = await send(draft({ markets: ['INT'] }));
    expect(state).toBe('proposed');
    await deliverAll();
    expect(await inboxes()).toEqual([]);
    expect((await waiting())?.change).toMatchObject({
      kind: 'mailing',
      id,
      reach: 1,
      draft: { title: { en: 'The weekend' } },
    });
    expect(await decide(emma, 'approve')).toBe(403);
    expect((await emma.call(stopMailing, { id, why })).value.state).toBe('proposed');
    // the reach is counted at approval
    await someone({ marketCode: 'INT' });
    expect(await decide(vera, 'approve')).toBe(200);
    await deliverAll();
    expect(await onDesk(id)).toMatchObject({ state: 'done', reach: 2, sent: 2 });
  });

  test('one that is refused or withdrawn is sent to nobody', async () => {
    await someone({ marketCode: 'INT' });
    for (const [by, decision] of [
      [vera, 'refuse'],
      [emma, 'withdraw'],
    ] as const) {
      const { id } = await send(draft({ markets: ['INT'] }));
      expect(await decide(by, decision)).toBe(200);
      expect(await onDesk(id)).toMatchObject({ state: 'refused', sent: 0 });
    }
    await deliverAll();
    expect(await inboxes()).toEqual([]);
  });
});

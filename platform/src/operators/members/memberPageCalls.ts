import { guestType, type MemberId } from '@unisite/shared/contract';
import {
  addMemberNote,
  lockMember,
  memberCashRecords,
  memberFacts,
  memberMoney,
  memberNotes,
  memberRecords,
  revealMember,
  setMemberLabels,
  unlockMember,
  writeToMember,
} from '@unisite/shared/contract/operatorsMember';
import { endAllSessionsBut, notifyEnded } from '../../access/identity/index.ts';
import {
  closeMember,
  contactsOf,
  holdMember,
  type Member,
  memberById,
  reopenMember,
  setLabels,
} from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import { insertMessage, publishUnread } from '../../site/messages/index.ts';
import { type OperatorEventKind, writeOperatorAudit } from '../audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../proposals/index.ts';
import { areSameLabels, isGivenMore, labelsText, subjectOfLabels } from './labelProposals.ts';
import { factsOf } from './memberFacts.ts';
import { moneyOf } from './memberMoney.ts';
import { addNote, notesOf } from './memberNotes.ts';
import { type RecordPage, recordsOf } from './memberRecords.ts';

/** Everything about one member, and customer service's acts. */
export function memberPageCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'memberLabels'>,
): void {
  const { database, clock, live } = services;
  const note = (q: Queryable, { session, ip, userAgent }: SignedInContext, kind: OperatorEventKind, about: string) =>
    writeOperatorAudit(q, clock(), { kind, operatorId: session.operatorId, ip, userAgent, about });

  serve(memberFacts, ({ id }) => factsOf(database, id, clock()));

  serve(revealMember, async ({ id, why }, context) =>
    database.transaction(async (q) => {
      await held(q, id);
      await note(q, context, 'memberRevealed', `member ${id}: ${why}`);
      return contactsOf(q, id);
    }),
  );

  serve(memberMoney, async ({ id }, context) => {
    await note(database, context, 'balanceSeen', `member ${id}`);
    return moneyOf(database, id, clock());
  });

  const records = async ({ id, kind, page, pageSize }: RecordPage & { readonly id: MemberId }) => {
    await known(database, id);
    return { page, pageSize, ...(await recordsOf(database, id, { kind, page, pageSize })) };
  };
  serve(memberRecords, records);
  serve(memberCashRecords, records);

  serve(memberNotes, async ({ id }) => {
    await known(database, id);
    return { rows: (await notesOf(database, id)).map((row) => ({ ...row, at: row.at.toISOString() })) };
  });

  serve(addMemberNote, async ({ id, key, text }, { session }) => {
    await database.transaction(async (q) => {
      await held(q, id);
      await addNote(q, { memberId: id, operatorId: session.operatorId, key, text }, clock());
    });
    return {};
  });

  serve(setMemberLabels, async ({ id, seen, labels, why }, context) => {
    const value = await database.transaction(async (q) => {
      const { labels: from, account, marketCode: market } = await held(q, id);
      // a repeated call whose first response was lost
      if (areSameLabels(from, labels)) return { state: 'done' as const, labels };
      if (!areSameLabels(from, seen)) throw new Refusal('LABELS_CHANGED');
      const subject = subjectOfLabels(id);
      if (await isGivenMore(q, from, labels, clock())) {
        const change = { kind: 'memberLabels' as const, member: id, account, market, from: [...from], to: labels };
        await proposeChange(q, clock(), kinds, context, { change, subject, why });
        return { state: 'proposed' as const, labels: [...from] };
      }
      await setLabels(q, id, labels);
      await note(q, context, 'memberLabelled', `member ${id}: ${labelsText(from, labels)}: ${why}`);
      await lapseProposals(q, clock(), subject);
      return { state: 'done' as const, labels };
    });
    if (value.state === 'proposed') await live.publishToOperators({ type: 'proposals' });
    return value;
  });

  serve(writeToMember, async ({ id, key, title, text }, context) => {
    const isNew = await database.transaction(async (q) => {
      await held(q, id);
      const known = await q.query('SELECT FROM member_letter WHERE member_id = $1 AND key = $2', [id, key]);
      if (known.length > 0) return false;
      const [inBoth, content] = [
        { vi: title, en: title },
        { vi: text, en: text },
      ];
      const message = await insertMessage(q, id, { category: 'system', title: inBoth, content }, clock());
      await q.query('INSERT INTO member_letter (member_id, key, operator_id, at) VALUES ($1, $2, $3, $4)', [
        id,
        key,
        context.session.operatorId,
        clock(),
      ]);
      await note(q, context, 'memberWrittenTo', `member ${id}: message ${message}`);
      return true;
    });
    if (isNew) await publishUnread(services, id);
    return {};
  });

  serve(lockMember, async ({ id, why }, context) => {
    const ended = await database.transaction(async (q) => {
      const member = await heldPlayer(q, id);
      if (member.state === 'closed') return [];
      await closeMember(q, id);
      await note(q, context, 'memberLocked', `member ${id}: ${why}`);
      return endAllSessionsBut(q, clock(), id, null);
    });
    await notifyEnded(services, ended);
    return {};
  });

  serve(unlockMember, async ({ id, why }, context) => {
    await database.transaction(async (q) => {
      const member = await heldPlayer(q, id);
      if (member.state === 'active') return;
      await reopenMember(q, id);
      await note(q, context, 'memberUnlocked', `member ${id}: ${why}`);
    });
    return {};
  });
}

/** @throws Refusal NOT_FOUND */
async function known(q: Queryable, id: MemberId): Promise<void> {
  if (!(await memberById(q, id))) throw new Refusal('NOT_FOUND');
}

/** @throws Refusal NOT_FOUND */
async function held(q: Queryable, id: MemberId): Promise<Member> {
  const member = await holdMember(q, id);
  if (!member) throw new Refusal('NOT_FOUND');
  return member;
}

/** @throws Refusal NOT_FOUND, GUEST_NOT_ALLOWED: guests on free play are closed automatically */
async function heldPlayer(q: Queryable, id: MemberId): Promise<Member> {
  const member = await held(q, id);
  if (member.customerType === guestType) throw new Refusal('GUEST_NOT_ALLOWED');
  return member;
}

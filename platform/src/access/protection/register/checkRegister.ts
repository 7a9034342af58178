import type { MemberId } from '@unisite/shared/contract';
import type { RegisterAnswer } from '@unisite/shared/contract/exclusionRegister';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services as FoundationServices } from '../../../foundation/services.ts';
import { endAllSessionsBut, memberAge, notifyEnded } from '../../identity/index.ts';
import { contactsOf } from '../../members/index.ts';
import { followPerson } from '../breaks/followPerson.ts';
import { holdMember } from '../holdMember.ts';
import { writePlayEvent } from '../playEvents.ts';
import type { ExclusionRegister } from './exclusionRegister.ts';

/** The register is asked again when the last response is older. */
const GOOD_FOR = '24 hours';

export type RegisterNeeds = Pick<FoundationServices, 'database' | 'clock' | 'live' | 'log'> & {
  readonly exclusionRegister: ExclusionRegister | null;
};

/**
 * Asks the register about a member once a day, where its market uses one: a listed member is excluded here as well,
 * with the same person's other accounts; one no longer listed is let in again. For whatever starts play or brings money
 * in.
 *
 * @throws Refusal UNAVAILABLE where the register does not respond: nobody plays unchecked
 */
export async function checkRegister(services: RegisterNeeds, memberId: MemberId): Promise<void> {
  const { database, clock, live, log, exclusionRegister } = services;
  const now = clock();
  const market = await marketToAsk(database, memberId, now);
  if (market === null) return;
  const contacts = await contactsOf(database, memberId);
  const inquiry = {
    market,
    ...contacts,
    birthDate: (await memberAge(database, memberId))?.birthDate ?? null,
  };
  const answer = await exclusionRegister?.(inquiry).catch((error: unknown) => {
    log.warn({ error }, 'the register of exclusions did not answer');
    return null;
  });
  if (!answer) throw new Refusal('UNAVAILABLE');
  const ended = await database.transaction((q) => keepAnswer(q, now, memberId, answer));
  await notifyEnded({ live }, ended, 'excluded');
}

/** The member's market, if the register is due to be asked about the member. */
async function marketToAsk(q: Queryable, memberId: MemberId, now: Date): Promise<string | null> {
  const [row] = await q.query<{ market: string }>(
    `SELECT m.market_code AS market FROM members.member m JOIN market_protection p ON p.market_code = m.market_code AND p.asks_register
     WHERE m.id = $1 AND m.customer_type <> 4 AND NOT EXISTS (
       SELECT FROM play_register_check c WHERE c.member_id = m.id AND c.at > $2::timestamptz - interval '${GOOD_FOR}')`,
    [memberId, now],
  );
  return row?.market ?? null;
}

async function keepAnswer(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  { listed, until }: RegisterAnswer,
): Promise<string[]> {
  await holdMember(q, memberId, now);
  await q.query(
    `INSERT INTO play_register_check (member_id, at, listed) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET at = excluded.at, listed = excluded.listed`,
    [memberId, now, listed],
  );
  const on = await q.query<{ id: string }>(
    `SELECT id FROM play_break WHERE member_id = $1 AND source = 'registry' AND play_break_end(kind, until, ends_at) > $2`,
    [memberId, now],
  );
  if (listed === on.length > 0) return [];
  if (!listed) {
    await q.query(
      `UPDATE play_break SET until = greatest(started_at, least(until, $2)), ends_at = greatest(started_at, $2)
       WHERE (id = ANY ($1) OR follows = ANY ($1)) AND play_break_end(kind, until, ends_at) > $2`,
      [on.map(({ id }) => id), now],
    );
    await writePlayEvent(q, now, {
      memberId,
      who: 'platform',
      act: 'breakLifted',
      facts: { kind: 'exclusion', source: 'registry' },
    });
    return [];
  }
  await q.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source)
     VALUES ($1, 'exclusion', 'forever', $2, greatest(coalesce($3::timestamptz, 'infinity'), $2), 'registry')`,
    [memberId, now, until],
  );
  await writePlayEvent(q, now, {
    memberId,
    who: 'platform',
    act: 'breakStarted',
    facts: { kind: 'exclusion', source: 'registry' },
  });
  const here = await endAllSessionsBut(q, now, memberId, null, 'excluded');
  return [...here, ...(await followPerson(q, now, memberId))];
}

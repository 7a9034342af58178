import type { MemberId } from '@unisite/shared/contract';
import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { reviewMember } from './reviewMember.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/** Reviews members not yet reviewed today, at most a few hundred: those who play, and those reviewed before. */
async function reviewDue(services: Needs, signal: AbortSignal): Promise<number> {
  const due = await services.database.query<{ id: MemberId }>(
    `SELECT m.id FROM members.member m JOIN vip_rule r ON r.market_code = m.market_code AND r.levels <> '[]'
       JOIN markets.market k ON k.code = m.market_code
       LEFT JOIN vip_member v ON v.member_id = m.id
     WHERE m.customer_type <> 4 AND m.state = 'active'
       AND (v.reviewed < ($1::timestamptz AT TIME ZONE k.time_zone)::date OR v.member_id IS NULL
       AND EXISTS (SELECT FROM figures.member_day d WHERE d.member_id = m.id))
     ORDER BY m.id LIMIT $2`,
    [services.clock(), AT_ONCE],
  );
  for (const { id } of due) {
    if (signal.aborted) break;
    await reviewMember(services, id).catch((error: unknown) =>
      services.log.error({ error, member: id }, 'a level was not reviewed; trying again'),
    );
  }
  return due.length;
}

/** Reviews every member's level once a day. */
export const vipJobs = (services: Needs): readonly Job[] => [
  {
    name: 'vip.review',
    everyMs: EVERY_MS,
    turn: async (signal) => ((await reviewDue(services, signal)) < AT_ONCE ? undefined : { nextMs: 1_000 }),
    failure: 'levels were not reviewed; trying again',
  },
];

import type { Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';

const EVERY_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
const SEALS_AT_ONCE = 10_000;
const DAYS_AT_ONCE = 500;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/** Reads new seals: marks days of play as due and records deposits. Returns how many seals were read. */
export async function readSealed(q: Queryable, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await q.query<{ read: number; more: boolean }>('SELECT read, more FROM mission_read($1, $2)', [
      SEALS_AT_ONCE,
      now,
    ]);
    all += row?.read ?? 0;
    if (!row?.more) return all;
  }
}

/** Counts due days, at most a few hundred, each in a transaction of its own. Returns how many there were. */
export async function countDueDays(services: Needs): Promise<number> {
  const { database, clock, live } = services;
  const now = clock();
  const due = await database.query<{ memberId: MemberId; day: string }>(
    'SELECT member_id AS "memberId", day FROM mission_due WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
    [now, DAYS_AT_ONCE],
  );
  const counted = new Set<MemberId>();
  for (const { memberId, day } of due) {
    const took = await database.transaction(async (q) => {
      const [row] = await q.query<{ counted: boolean; titles: Localized[] }>(
        'SELECT counted, taken_back AS titles FROM mission_count($1, $2, $3)',
        [memberId, day, now],
      );
      const titles = row?.titles ?? [];
      await insertMessages(
        q,
        titles.map((title) => ({ memberId, category: 'promotions', ...takenBackMessage(title) })),
        now,
      );
      if (row?.counted) counted.add(memberId);
      return titles.length > 0;
    });
    if (took) await publishUnread(services, memberId);
  }
  await live.publishAll([...counted].map((member) => ({ audience: { member }, event: { type: 'missions' as const } })));
  return due.length;
}

const takenBackMessage = (title: Localized): { readonly title: Localized; readonly content: Localized } => ({
  title: { vi: `Tính lại nhiệm vụ: ${title.vi}`, en: `Mission counted anew: ${title.en}` },
  content: {
    vi: 'Một ván hoặc một khoản nạp đã tính cho nhiệm vụ này được huỷ hoặc sửa lại, nên nhiệm vụ chưa đạt nữa và phần thưởng đã được thu hồi. Khi đạt lại, bạn nhận lại được.',
    en: 'A round or a deposit that counted for this mission was cancelled or corrected. The goal is no longer reached, so its reward was taken back. Once it is reached again you can claim it again.',
  },
});

/** Follows play and deposits a few seconds behind the ledger. */
export const countMissionsJob = (services: Needs): Job => ({
  name: 'missions.count',
  everyMs: EVERY_MS,
  async turn() {
    await readSealed(services.database, services.clock());
    return (await countDueDays(services)) < DAYS_AT_ONCE ? undefined : { nextMs: 0 };
  },
  failure: 'missions were not counted; trying again',
  retryMs: AFTER_FAILURE_MS,
});

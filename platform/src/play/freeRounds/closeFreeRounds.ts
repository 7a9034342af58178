import { type Hundredths, type Language, type Localized, type MemberId, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher, readMoney } from '../../money/ledger/index.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';

interface Closed {
  readonly id: string;
  readonly title: Localized;
  readonly currency: string;
  /** Their winnings, capped at the maximum. */
  readonly given: Hundredths;
  readonly isWagered: boolean;
}

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/** Closes a member's finished free rounds, grants their winnings, and notifies the member in the same transaction. */
export async function closeFreeRounds(services: Needs, memberId: MemberId): Promise<void> {
  const { database, clock } = services;
  const closed = await database.transaction(async (q) => {
    const at = clock();
    const rows = await readMoney<Closed>(
      q.query(
        `SELECT id, title, currency, given, is_wagered AS "isWagered" FROM free_rounds_close($1, $2) ORDER BY id`,
        [memberId, at],
      ),
      { given: true },
    );
    await insertMessages(
      q,
      rows.map((row) => ({ memberId, category: 'promotions', ...messageOf(row) })),
      at,
    );
    return rows;
  });
  if (closed.length === 0) return;
  if (closed.some(({ given }) => given > 0n)) createBalancePublisher(services)(memberId, 'bonus');
  await publishUnread(services, memberId);
}

function messageOf({ title, currency, given, isWagered }: Closed): { title: Localized; content: Localized } {
  const written = (language: Language) =>
    `${toWire(given).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  return {
    title: { vi: `Đã xong vòng miễn phí: ${title.vi}`, en: `Free rounds over: ${title.en}` },
    content:
      given === 0n
        ? { vi: 'Các vòng này không thắng gì.', en: 'They won nothing.' }
        : isWagered
          ? {
              vi: `Các vòng này thắng ${written('vi')}. Khoản đó là tiền thưởng, xem vòng cược ở mục Chi tiết thưởng.`,
              en: `They won ${written('en')}, which you have as a bonus. Its wagering is under Bonus details.`,
            }
          : {
              vi: `Các vòng này thắng ${written('vi')}, đã vào ví chính và rút được ngay.`,
              en: `They won ${written('en')}. It is in your main wallet and can be withdrawn at once.`,
            },
  };
}

/** Members with free rounds that may be finished: used up, or expired; at most `most`. */
export async function membersToClose(q: Queryable, now: Date, most: number): Promise<MemberId[]> {
  const rows = await q.query<{ memberId: MemberId }>(
    `SELECT DISTINCT g.member_id AS "memberId" FROM free_rounds g
     WHERE g.state = 'open' AND (g.used = g.rounds OR g.ends_at <= $1) LIMIT $2`,
    [now, most],
  );
  return rows.map(({ memberId }) => memberId);
}

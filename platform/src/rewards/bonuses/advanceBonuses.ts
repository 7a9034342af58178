import type { Hundredths } from '@unisite/shared/contract';
import { type Language, type Localized, type MemberId, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher, readMoney } from '../../money/ledger/index.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';

interface EndedBonus {
  readonly id: string;
  readonly state: 'released' | 'spent' | 'expired';
  readonly title: Localized;
  readonly closedWith: Hundredths;
  readonly currency: string;
}

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Recounts a member's bonuses, closes those released, spent or expired, and sends the messages in the same transaction.
 */
export async function advanceBonuses(services: Needs, memberId: MemberId): Promise<void> {
  const { database, clock } = services;
  const ended = await database.transaction(async (q) => {
    const at = clock();
    const rows = await readMoney<EndedBonus>(
      q.query('SELECT id, state, title, closed_with AS "closedWith", currency FROM bonus_advance($1, $2)', [
        memberId,
        at,
      ]),
      { closedWith: true },
    );
    await insertMessages(
      q,
      rows.map((row) => ({ memberId, category: 'promotions', ...messageOf(row) })),
      at,
    );
    return rows;
  });
  if (ended.length === 0) return;
  if (ended.some(({ state }) => state === 'released')) createBalancePublisher(services)(memberId, 'bonus');
  await publishUnread(services, memberId);
}

function messageOf({ state, title, closedWith, currency }: EndedBonus): { title: Localized; content: Localized } {
  const written = (language: Language) =>
    `${toWire(closedWith).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  if (state === 'released')
    return {
      title: { vi: `Đã mở khoá thưởng: ${title.vi}`, en: `Bonus released: ${title.en}` },
      content: {
        vi: `Bạn đã hoàn thành vòng cược. ${written('vi')} đã vào ví chính và rút được ngay.`,
        en: `The wagering is complete. ${written('en')} is in your main wallet and can be withdrawn at once.`,
      },
    };
  if (state === 'spent')
    return {
      title: { vi: `Đã dùng hết thưởng: ${title.vi}`, en: `Bonus used up: ${title.en}` },
      content: {
        vi: 'Tiền thưởng đã được cược hết và không còn ván nào chờ kết quả. Khoản thưởng này kết thúc tại đây.',
        en: 'All of the bonus was staked, and no round of it is open. This bonus ends here.',
      },
    };
  return {
    title: { vi: `Thưởng đã hết hạn: ${title.vi}`, en: `Bonus expired: ${title.en}` },
    content: {
      vi: `Vòng cược chưa hoàn thành trước hạn, nên khoản thưởng ${written('vi')} đã được thu hồi. Tiền của bạn không bị ảnh hưởng.`,
      en: `The wagering was not complete in time, so the bonus of ${written('en')} was taken back. Your own money is untouched.`,
    },
  };
}

/** Members whose running bonus was last counted before `before`, longest wait first; at most `most`. */
export async function membersToAdvance(q: Queryable, before: Date, most: number): Promise<MemberId[]> {
  const rows = await q.query<{ memberId: MemberId }>(
    `SELECT b.member_id AS "memberId" FROM bonus b WHERE b.state = 'running' AND (b.counted_at IS NULL OR b.counted_at < $1)
     ORDER BY b.counted_at NULLS FIRST, b.id LIMIT $2`,
    [before, most],
  );
  return rows.map(({ memberId }) => memberId);
}

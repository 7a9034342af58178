import { hundredthsOf, type Language, type Localized, type MemberId, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { insertMessages } from '../../../site/messages/index.ts';

/** A ticket whose settlement moved money. */
export interface ChangedTicket {
  readonly code: string;
  readonly member: MemberId;
  readonly currency: string;
  /** Hundredths beyond the previous settlement; below zero: taken back. */
  readonly delta: string;
  /** Whether the member owes part of it. */
  readonly owed: boolean;
  /** Whether it had been settled before. */
  readonly again: boolean;
}

interface ChangedDraw {
  readonly nameVi: string;
  readonly nameEn: string;
  readonly numero: string;
  readonly isVoid: boolean;
}

/**
 * Sends members one inbox message each about what a corrected result or a voiding did to their tickets. Returns the
 * recipients.
 */
export async function tellMembers(
  q: Queryable,
  draw: ChangedDraw,
  changed: readonly ChangedTicket[],
  at: Date,
): Promise<readonly MemberId[]> {
  // the first settlement of a ticket sends no message, whichever revision it is
  const told = changed.filter(({ again }) => draw.isVoid || again);
  const byMember = new Map<MemberId, ChangedTicket[]>();
  for (const ticket of told) byMember.set(ticket.member, [...(byMember.get(ticket.member) ?? []), ticket]);
  await insertMessages(
    q,
    [...byMember].map(([memberId, tickets]) => ({ memberId, category: 'bets', ...messageOf(draw, tickets) })),
    at,
  );
  return [...byMember.keys()];
}

function messageOf(draw: ChangedDraw, tickets: readonly ChangedTicket[]): { title: Localized; content: Localized } {
  const { nameVi, nameEn, numero, isVoid } = draw;
  const isOwed = tickets.some(({ owed }) => owed);
  const lines = (language: Language) => tickets.map((ticket) => lineOf(ticket, isVoid, language)).join('\n');
  const owedVi = '\nPhần ví không đủ được ghi nợ và trừ dần khi có tiền vào.';
  const owedEn = '\nWhat the wallet does not hold is owed, and taken as money comes in.';
  return isVoid
    ? {
        title: { vi: `${nameVi}: kỳ ${numero} bị huỷ`, en: `${nameEn}: draw ${numero} is void` },
        content: {
          vi: `Kỳ quay này không tính. Tiền cược được hoàn, tiền thắng đã trả (nếu có) được thu hồi.\n${lines('vi')}${isOwed ? owedVi : ''}`,
          en: `This draw does not count. Stakes are returned, and wins that were paid are taken back.\n${lines('en')}${isOwed ? owedEn : ''}`,
        },
      }
    : {
        title: {
          vi: `${nameVi}: kết quả kỳ ${numero} được đính chính`,
          en: `${nameEn}: the result of draw ${numero} was corrected`,
        },
        content: {
          vi: `Kết quả công bố lúc đầu có sai sót. Phiếu của bạn được tính lại theo kết quả đúng.\n${lines('vi')}${isOwed ? owedVi : ''}`,
          en: `The result that was first announced was wrong. Your tickets were settled again by the right one.\n${lines('en')}${isOwed ? owedEn : ''}`,
        },
      };
}

function lineOf({ code, delta, currency }: ChangedTicket, isVoid: boolean, language: Language): string {
  const moved = hundredthsOf(delta);
  const size = toWire(hundredthsOf(moved < 0n ? -moved : moved));
  const amount = `${size.toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  const words = {
    vi: moved < 0n ? `thu hồi ${amount}` : isVoid ? `hoàn ${amount}` : `trả thêm ${amount}`,
    en: moved < 0n ? `${amount} taken back` : isVoid ? `${amount} returned` : `${amount} paid in addition`,
  };
  return language === 'vi' ? `Phiếu ${code}: ${words.vi}.` : `Ticket ${code}: ${words.en}.`;
}

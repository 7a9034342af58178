import { type Hundredths, type Language, type Localized, type PlanReason, toWire } from '@unisite/shared/contract';
import type { PlanEnd, PlanRow } from './planRows.ts';

const reasons: Readonly<Record<PlanReason, Localized>> = {
  odds: {
    vi: 'Tỷ lệ hoặc số đơn vị đã đổi so với lúc bạn đặt.',
    en: 'Odds or units are no longer those that you placed it at.',
  },
  offer: {
    vi: 'Trò hoặc kiểu cược này hiện không nhận cược.',
    en: 'The game or the bet takes no bets now.',
  },
  full: { vi: 'Có số đã đầy ở kỳ tiếp theo.', en: 'A number is full for the next draw.' },
  limit: { vi: 'Hạn mức chơi của bạn đã hết.', en: 'A limit of your play was reached.' },
  reminder: {
    vi: 'Lời nhắc thời gian chơi chưa được trả lời.',
    en: 'A reminder of the time that you play was not answered.',
  },
  break: { vi: 'Bạn đang tạm nghỉ.', en: 'You are taking a break.' },
  closed: { vi: 'Tài khoản đã đóng.', en: 'The account was closed.' },
  operator: {
    vi: 'Chúng tôi đã dừng kế hoạch này. Cần biết thêm, hãy hỏi chăm sóc khách hàng.',
    en: 'We ended this plan. Customer service can tell you more.',
  },
};

/**
 * The message about a plan that ended without the member's doing; null for one that they stopped, or that is finished.
 */
export function planMessage(
  { code, nameVi, nameEn, currency }: Pick<PlanRow, 'code' | 'nameVi' | 'nameEn' | 'currency'>,
  end: PlanEnd,
  left: Hundredths,
): { readonly title: Localized; readonly content: Localized } | null {
  if (end.state === 'finished' || end.state === 'stopped') return null;
  const written = (language: Language) =>
    `${toWire(left).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  const why = 'reason' in end ? reasons[end.reason] : wonTexts;
  return {
    title: {
      vi: `${nameVi}: kế hoạch ${code} đã dừng`,
      en: `${nameEn}: plan ${code} has stopped`,
    },
    content: {
      vi: `${why.vi} Các kỳ còn lại không cược nữa, ${written('vi')} đã về ví chính.`,
      en: `${why.en} The draws that were left are not bet on; ${written('en')} is back in your main wallet.`,
    },
  };
}

const wonTexts: Localized = {
  vi: 'Một vé của kế hoạch đã trúng.',
  en: 'A ticket of the plan has won.',
};

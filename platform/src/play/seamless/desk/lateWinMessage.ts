import { type Language, type Localized, toWire } from '@unisite/shared/contract';
import type { LateWinRow } from '../lateWins.ts';

/** The inbox message about a paid late win. */
export function lateWinMessage({ nameVi, nameEn, roundId, amount, currency }: LateWinRow): {
  readonly title: Localized;
  readonly content: Localized;
} {
  const money = (language: Language) =>
    `${toWire(amount).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  return {
    title: { vi: `Tiền thắng ${nameVi} đã được trả`, en: `Your win in ${nameEn} was paid` },
    content: {
      vi: `Nhà phát hành báo tiền thắng của ván ${roundId} sau khi ván đã đóng. ${money('vi')} đã được cộng vào ví của bạn.`,
      en: `The vendor reported the win of round ${roundId} after the round was closed. ${money('en')} was added to your wallet.`,
    },
  };
}

import { type Hundredths, type Language, type Localized, noMoney, toWire } from '@unisite/shared/contract';
import type { CorrectionRow } from './correctionRows.ts';

/** The inbox message about a completed correction: the amount, and what the operator wrote for the member. */
export function correctionMessage({ direction, amount, currency, reference, sentence, after }: CorrectionRow): {
  readonly title: Localized;
  readonly content: Localized;
} {
  const money = (hundredths: Hundredths, language: Language) =>
    `${toWire(hundredths).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${currency}`;
  const isCredit = direction === 'credit';
  const balance = (language: Language) => money(after ?? noMoney, language);
  return {
    title: { vi: `Điều chỉnh số dư ${reference}`, en: `Balance correction ${reference}` },
    content: {
      vi: `${money(amount, 'vi')} đã được ${isCredit ? 'cộng vào' : 'trừ khỏi'} ví chính của bạn, số dư ví chính sau điều chỉnh là ${balance('vi')}. ${sentence}`,
      en: `${money(amount, 'en')} was ${isCredit ? 'added to' : 'taken from'} your main wallet, which now holds ${balance('en')}. ${sentence}`,
    },
  };
}

import type { Language } from '@unisite/shared/contract/envelope';
import { useLanguage } from '@unisite/shared/i18n';

/** Texts around a dialling code, bundled into whichever remote uses it. */
export interface MobileTexts {
  code: string;
  chosen: (country: string, letters: string, code: string) => string;
  search: string;
  found: (count: number) => string;
  none: string;
  failed: string;
  again: string;
}

const vi: MobileTexts = {
  code: 'Mã quốc gia',
  chosen: (country, letters, code) => `${letters} +${code}: mã quốc gia ${country}`,
  search: 'Tìm quốc gia hoặc mã',
  found: (count) => `${count} quốc gia phù hợp`,
  none: 'Không có quốc gia nào khớp.',
  failed: 'Chưa tải được danh sách quốc gia.',
  again: 'Tải lại danh sách',
};

const en: MobileTexts = {
  code: 'Country code',
  chosen: (country, letters, code) => `${letters} +${code}: country code of ${country}`,
  search: 'Search country or code',
  found: (count) => (count === 1 ? '1 country matches' : `${count} countries match`),
  none: 'No country matches.',
  failed: 'The list of countries did not load.',
  again: 'Load the list again',
};

const texts: Readonly<Record<Language, MobileTexts>> = { vi, en };

export const useMobileTexts = (): MobileTexts => texts[useLanguage()];

/** Texts, amounts, dates and numbers in the page's language, for any team. */
export type { Language, Localized } from '../contract/envelope.ts';
export { createFormat, type Format, useFormat } from './format.ts';
export {
  addModuleTexts,
  currentLanguage,
  onTextsChange,
  type Texts,
  type TextsLoader,
  type TextValues,
} from './i18n.ts';
export { type TextOf, useLanguage, useLocalized, useText } from './useText.ts';
export { currentTimeZone } from './zone.ts';

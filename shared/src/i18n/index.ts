export { createFormat, type Format, timeZone, useFormat } from './format.ts';
export {
  addModuleTexts,
  currentLanguage,
  onTextsChange,
  registerTexts,
  setLanguage,
  startI18n,
  type Texts,
  type TextsLoader,
  type TextValues,
  translate,
} from './i18n.ts';
export { TextNamespace, type TextOf, useLanguage, useLocalized, useText } from './useText.ts';

export { timeZone } from './format.ts';
export { registerTexts, setLanguage, startI18n, translate } from './i18n.ts';
export * from './public.ts';
export { TextNamespace } from './useText.ts';

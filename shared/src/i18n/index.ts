export { registerTexts, setLanguage, startI18n, translate } from './i18n.ts';
export * from './public.ts';
export { TextNamespace } from './useText.ts';
export { type SiteZone, setZone } from './zone.ts';

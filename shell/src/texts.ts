import type { TextsLoader } from '@unisite/shared/i18n';

/** The shell's own texts. */
export const texts: TextsLoader = (language) =>
  language === 'en'
    ? import(/* webpackChunkName: "shell-en" */ './locales/en.json').then((module) => module.default)
    : import(/* webpackChunkName: "shell-vi" */ './locales/vi.json').then((module) => module.default);

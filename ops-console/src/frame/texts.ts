import type { TextsLoader } from '@unisite/shared/i18n';

export const namespace = 'console';

const files = {
  vi: () => import(/* webpackChunkName: "vi" */ '../locales/vi.json'),
  en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
};

/** Loads one language as a chunk: the other is seldom needed. */
export const texts: TextsLoader = async (language) => (await files[language]()).default;

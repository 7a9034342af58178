import type { Texts, TextsLoader } from '@unisite/shared/i18n';

export const namespace = 'console';

const files = {
  vi: new URL('./locales/vi.json', import.meta.url),
  en: new URL('./locales/en.json', import.meta.url),
};

/** Loads one language as a file of its own: the other is seldom needed. */
export const texts: TextsLoader = async (language) => {
  const response = await fetch(files[language]);
  // a border: our own build's file
  return (await response.json()) as Texts;
};

import { createInstance, type i18n } from 'i18next';
import type { Language } from '../contract/envelope.ts';
import { bus } from '../events/bus.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { browserStorage } from '../storage/index.ts';

oncePerPage('unisite-once:i18n');

/** Texts of one namespace in one language, as a locale file holds them. */
export type Texts = { readonly [key: string]: string | Texts };
/** Loads the texts of a namespace in a language. */
export type TextsLoader = (language: Language) => Promise<Texts>;

const instance: i18n = createInstance();
const loaders = new Map<string, TextsLoader>();
/** `language/namespace` of what its loader has given. */
const loaded = new Set<string>();
/** What came with modules, some of which are read before the page has its language. */
const ofModules: { readonly namespace: string; readonly language: Language; readonly texts: Texts }[] = [];

/** Starts the page's one i18next in `language`. Texts come with the remotes that use them. */
export function startI18n(language: Language): void {
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
  });
  loaded.clear();
  for (const { namespace, language, texts } of ofModules) addTexts(namespace, language, texts);
}

/** The language of the page now. In a component, use `useLanguage`. */
export const currentLanguage = (): Language => (instance.language === 'en' ? 'en' : 'vi');

/** Makes a namespace known and loads it in the current language; asking again costs nothing. */
export async function registerTexts(namespace: string, loader: TextsLoader): Promise<void> {
  loaders.set(namespace, loader);
  await load(namespace, currentLanguage());
}

async function load(namespace: string, language: Language): Promise<void> {
  const loader = loaders.get(namespace);
  if (!loader || loaded.has(`${language}/${namespace}`)) return;
  addTexts(namespace, language, await loader(language));
  loaded.add(`${language}/${namespace}`);
}

/**
 * Adds texts that a module brings with it, in both languages, to those of its remote: what one page alone needs and
 * nobody else should load. Called while the module is read.
 */
export function addModuleTexts(namespace: string, { vi, en }: Readonly<Record<Language, Texts>>): void {
  for (const [language, texts] of [['vi', vi] as const, ['en', en] as const]) {
    ofModules.push({ namespace, language, texts });
    if (instance.isInitialized) addTexts(namespace, language, texts);
  }
}

/** Texts of a namespace that are at hand. */
export const addTexts = (namespace: string, language: Language, texts: Texts): void =>
  void instance.addResourceBundle(language, namespace, texts, true, true);

/** On the server: the language of the page that is rendered next. Takes effect at once. */
export const renderIn = (language: Language): void => void instance.changeLanguage(language);

/**
 * Changes the language everywhere once every known namespace has its texts; keeps it in `lang` (section 4), the one
 * before in `hisLang` (section 3), and for the server.
 */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...loaders.keys()].map((namespace) => load(namespace, language)));
  const before = currentLanguage();
  await instance.changeLanguage(language);
  browserStorage.setItem('lang', language);
  browserStorage.setItem('hisLang', before);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of the target list
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
  bus.emit('language.changed', { language });
}

/** Calls `listener` whenever texts or the language change. */
export function onTextsChange(listener: () => void): () => void {
  instance.on('languageChanged', listener);
  instance.store?.on('added', listener);
  return () => {
    instance.off('languageChanged', listener);
    instance.store?.off('added', listener);
  };
}

/** A text by its key within a namespace, with `{{name}}` filled in; `count` picks the plural form. */
export const translate = (namespace: string, key: string, values?: TextValues): string =>
  instance.t(key, { ...values, ns: namespace });

/** What is filled into `{{name}}` of a text; `count` also picks the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

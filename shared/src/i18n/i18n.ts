import { createInstance, type i18n } from 'i18next';
import type { Language } from '../contract/envelope.ts';
import { bus } from '../events/bus.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { browserStorage } from '../storage/index.ts';
import { zoneTexts } from './zone.ts';

oncePerPage('unisite-once:i18n');

/** Texts of one namespace and language, as in a locale file. */
export type Texts = { readonly [key: string]: string | Texts };
/** Loads the texts of a namespace in a language. */
export type TextsLoader = (language: Language) => Promise<Texts>;

const instance: i18n = createInstance();
const loaders = new Map<string, TextsLoader>();
/** `language/namespace` of the loaded texts. */
const loaded = new Set<string>();
/** Texts added by modules, some of which are evaluated before the language is known. */
const ofModules: { readonly namespace: string; readonly language: Language; readonly texts: Texts }[] = [];

/** Starts the page's only i18next in `language`. Remotes register their own texts. */
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

/** Registers a namespace and loads it in the current language; idempotent. */
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
 * Adds a module's own texts, in both languages, to its remote's: for what one page alone needs. Call it on module
 * evaluation.
 */
export function addModuleTexts(namespace: string, { vi, en }: Readonly<Record<Language, Texts>>): void {
  for (const [language, texts] of [['vi', vi] as const, ['en', en] as const]) {
    ofModules.push({ namespace, language, texts });
    if (instance.isInitialized) addTexts(namespace, language, texts);
  }
}

/** Adds loaded texts to a namespace. */
export const addTexts = (namespace: string, language: Language, texts: Texts): void =>
  void instance.addResourceBundle(language, namespace, texts, true, true);

/** Server only: sets the language of the page rendered next, synchronously. */
export const renderIn = (language: Language): void => void instance.changeLanguage(language);

/**
 * Changes the language everywhere once all registered namespaces are loaded; stores it in `lang` (section 4), the
 * previous one in `hisLang` (section 3), and in a cookie for the server.
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

/** Calls `listener` when texts or the language change. Returns a function that unsubscribes. */
export function onTextsChange(listener: () => void): () => void {
  instance.on('languageChanged', listener);
  instance.store?.on('added', listener);
  return () => {
    instance.off('languageChanged', listener);
    instance.store?.off('added', listener);
  };
}

/**
 * A text of a namespace by key, with `{{name}}` filled in; `count` selects the plural form. `{{zone}}` is the site's
 * time zone, unless said otherwise.
 */
export const translate = (namespace: string, key: string, values?: TextValues): string =>
  instance.t(key, { ...zoneTexts(currentLanguage()), ...values, ns: namespace });

/** What is filled into `{{name}}` of a text; `count` also picks the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

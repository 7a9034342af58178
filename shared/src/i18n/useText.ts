import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Language, Localized } from '../contract/envelope.ts';
import { currentLanguage, onTextsChange, type TextValues, translate } from './i18n.ts';

const Namespace = createContext('shell');
/** Puts the namespace in place that {@link useText} reads; a remote's root does it for the whole remote. */
export const TextNamespace = Namespace.Provider;

/** The language of the page; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onTextsChange, currentLanguage, currentLanguage);

/** A text by its key; a key without a text is given back. */
export type TextOf = (key: string, values?: TextValues) => string;

/** `const t = useText(); t('rail.hot')`: the texts of the remote the component belongs to. */
export function useText(): TextOf {
  const namespace = useContext(Namespace);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function
  return useCallback((key, values) => translate(namespace, key, values), [namespace, language]);
}

/** A text that came as data in both languages, in the page's. */
export const useLocalized = (): ((text: Localized) => string) => {
  const language = useLanguage();
  return useCallback((text) => text[language], [language]);
};

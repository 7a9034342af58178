import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Language, Localized } from '../contract/envelope.ts';
import { currentLanguage, onTextsChange, type TextValues, translate } from './i18n.ts';

const Namespace = createContext('shell');
/** Provides the namespace for {@link useText}; a remote's root does so for the whole remote. */
export const TextNamespace = Namespace.Provider;

/** The page's language; re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onTextsChange, currentLanguage, currentLanguage);

/** A text by its key; a key without a text is given back. */
export type TextOf = (key: string, values?: TextValues) => string;

/** `const t = useText(); t('rail.hot')`: texts of the component's remote. */
export function useText(): TextOf {
  const namespace = useContext(Namespace);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function
  return useCallback((key, values) => translate(namespace, key, values), [namespace, language]);
}

/** Selects the page's language from a text in both. */
export const useLocalized = (): ((text: Localized) => string) => {
  const language = useLanguage();
  return useCallback((text) => text[language], [language]);
};

import { useSyncExternalStore } from 'react';
import { texts } from './texts.js';

/** The page says its language on its root element. */
const language = () => (document.documentElement.lang === 'en' ? 'en' : 'vi');

const follow = (listener) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The texts in the language of the page, now and whenever it changes. */
export const useTexts = () => texts[useSyncExternalStore(follow, language)];

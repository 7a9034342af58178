import { useSyncExternalStore } from 'react';
import { texts } from './texts.js';

/** The root element has the page's language. */
const language = () => (document.documentElement.lang === 'en' ? 'en' : 'vi');

const follow = (listener) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The texts in the page's language; follows changes. */
export const useTexts = () => texts[useSyncExternalStore(follow, language)];

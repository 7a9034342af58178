import type { CallError } from '@unisite/shared/client';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** What to say of a call that failed, in the language of the moment. */
export function useErrorText(): (error: CallError) => string {
  const language = useLanguage();
  return useCallback((error) => refusalSentence(error, language), [language]);
}

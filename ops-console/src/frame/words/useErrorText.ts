import type { CallError } from '@unisite/shared/client';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** The message of a failed call, in the current language. */
export function useErrorText(): (error: CallError) => string {
  const language = useLanguage();
  return useCallback((error) => refusalSentence(error, language), [language]);
}

import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { useCallback } from 'react';
import type { CallError } from '../api/CallError.ts';

const own = ['NETWORK', 'TIMEOUT', 'MALFORMED'];

/**
 * What to say of a call that failed: the platform's own sentence in the language of the moment, or ours where nobody
 * answered.
 */
export function useErrorText(): (error: CallError) => string {
  const t = useText();
  const language = useLanguage();
  return useCallback(
    (error) =>
      own.includes(error.code) || error.message === ''
        ? t(`error.${knownOr(error.code)}`)
        : refusalSentence(error, language),
    [t, language],
  );
}

const knownOr = (code: string) => (own.includes(code) ? code : 'MALFORMED');

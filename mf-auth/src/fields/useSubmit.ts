import { CallError } from '@unisite/shared/api';
import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from './fieldError.ts';
import type { FieldForm } from './fieldForm.ts';

export interface Submission {
  busy: boolean;
  /** What the platform said of the form as a whole. */
  refusal: CallError | null;
  submit(event: FormEvent): void;
}

/**
 * The course of a form: checked, sent once, and what the platform refuses said where it belongs. `onRefused` answers
 * true for what it has taken.
 */
export function useSubmit(
  form: FieldForm,
  fields: readonly FieldName[],
  send: () => Promise<void>,
  onRefused?: (error: CallError) => boolean,
): Submission {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const go = async () => {
    setRefusal(null);
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (onRefused?.(error)) return;
      const complaints = fieldErrors(error, fields);
      form.refuse(complaints);
      if (complaints.size === 0) setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    refusal,
    submit(event) {
      event.preventDefault();
      void go();
    },
  };
}

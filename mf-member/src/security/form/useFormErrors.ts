import { CallError } from '@unisite/shared/api';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is said under each field, and for the form as a whole. */
export type FormErrors<Field extends string> = ReadonlyMap<Field | 'form', string>;

interface FormErrorsState<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors<Field>;
  /** Says what is wrong and brings the focus to the first field of those. */
  show(errors: FormErrors<Field>): void;
  /** Says a refusal under the field that its code is about, others for the form; what is not a refusal is thrown on. */
  refused(error: unknown, places: Readonly<Record<string, Field>>): void;
  /** Takes a field's error away once it is typed in. */
  forget(field: Field): void;
}

/** The errors of a form whose controls bear the names of its fields. `order`: as they stand on the page. */
export function useFormErrors<Field extends string>(order: readonly Field[]): FormErrorsState<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ errors: FormErrors<Field>; turn: number }>({ errors: new Map(), turn: 0 });
  const { errors, turn } = shown;
  // after the error stands under its field, so that both are read out
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that is typed away moves no focus
  useEffect(() => {
    const first = order.find((field) => errors.has(field));
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [turn]);

  const show = (next: FormErrors<Field>) => setShown(({ turn }) => ({ errors: next, turn: turn + 1 }));
  return {
    form,
    errors,
    show,
    refused(error, places) {
      if (!(error instanceof CallError)) throw error;
      show(new Map([[places[error.code] ?? 'form', error.message]]));
    },
    forget: (field) =>
      setShown((now) => ({
        ...now,
        errors: new Map([...now.errors].filter(([place]) => place !== field && place !== 'form')),
      })),
  };
}

import { CallError } from '@unisite/shared/api';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong under each field, and with the form as a whole; null: nothing. */
export type FieldErrors<Field extends string> = { readonly [Place in Field | 'form']?: string | null };

type FieldOf<Typed> = keyof Typed & string;

export interface FormRules<Typed> {
  /** The fields as they stand on the page, each with what is in it at first; the controls bear their names. */
  fields: Typed;
  /** What can be told to be wrong before anything is sent. */
  check: (typed: Typed) => FieldErrors<FieldOf<Typed>>;
  /**
   * Called in the turn of the submit itself, so that it may open a window. What it refuses is said where it belongs.
   */
  send: (typed: Typed) => Promise<void>;
  /** The field that a refusal's code is about; others are said for the form. */
  places?: Readonly<Record<string, FieldOf<Typed>>>;
  /** Words for a failure that are not those of the platform; null: there are none. */
  explain?: (error: unknown) => FieldErrors<FieldOf<Typed>> | null;
  /** A secret that is to be typed anew whenever sending failed. */
  emptied?: FieldOf<Typed>;
}

/** What ties a control to its field. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onType: (value: Value) => void;
}

interface CheckedFormState<Typed> {
  /** For `CheckedForm`. */
  form: { form: RefObject<HTMLFormElement | null>; error: string | undefined; onSubmit: () => Promise<void> };
  typed: Typed;
  /** It is being sent. */
  busy: boolean;
  /** For a control; its complaint goes once it is typed in. */
  field: <Field extends FieldOf<Typed>>(name: Field) => BoundField<Typed[Field]>;
  /** Puts something else into a field; what is complained of stays. */
  put: <Field extends FieldOf<Typed>>(name: Field, value: Typed[Field]) => void;
  /** Says what is wrong and brings the focus to the first field of those. */
  show: (complaints: FieldErrors<FieldOf<Typed>>) => void;
  /** Says a refusal where it belongs; what is not a refusal is thrown on. */
  refused: (error: unknown) => void;
  /** Takes a field's complaint away, and the form's. */
  forget: (field: FieldOf<Typed>) => void;
}

/**
 * What is wrong, kept as data where it can be: its sentences are made when they are shown, in the language of that
 * moment (section 4).
 */
type Fault<Typed> =
  | { by: 'check'; typed: Typed }
  | { by: 'platform'; error: CallError }
  | { by: 'explained'; error: unknown }
  | { by: 'page'; complaints: FieldErrors<FieldOf<Typed>> };

interface Shown<Typed> {
  fault: Fault<Typed> | null;
  /** Where it is said: the places that it concerned at first, without those that were typed in since. */
  places: ReadonlySet<FieldOf<Typed> | 'form'>;
  turn: number;
}

/**
 * A form that is checked, sent once at a time, and says what is wrong under its fields: what is typed, and how it
 * stands.
 */
export function useValidatedForm<Typed extends object>(rules: FormRules<Typed>): CheckedFormState<Typed> {
  type Field = FieldOf<Typed>;
  // an object's keys are typed as any words there are; these are the fields
  const order = Object.keys(rules.fields) as Field[];
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(rules.fields);
  const [busy, setBusy] = useState(false);
  const [{ fault, places, turn }, setShown] = useState<Shown<Typed>>({ fault: null, places: new Set(), turn: 0 });
  const placesOf = (complaints: FieldErrors<Field>) => [...order, 'form' as const].filter((place) => complaints[place]);
  const placeOf = ({ code }: CallError): Field | 'form' => rules.places?.[code] ?? 'form';
  const complaintsOf = (wrong: Fault<Typed>): FieldErrors<Field> => {
    switch (wrong.by) {
      case 'check':
        return rules.check(wrong.typed);
      case 'platform':
        return { [placeOf(wrong.error)]: refusalSentence(wrong.error, language) } as FieldErrors<Field>; // a field's name, or the form
      case 'explained':
        return rules.explain?.(wrong.error) ?? {};
      case 'page':
        return wrong.complaints;
    }
  };
  const complaints: FieldErrors<Field> = fault ? complaintsOf(fault) : {};
  const errorOf = (place: Field | 'form') => (places.has(place) ? complaints[place] || undefined : undefined);

  // after the error stands under its field, so that both are read out
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that is typed away moves no focus
  useEffect(() => {
    const first = order.find(errorOf);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [turn]);

  const say = (next: Fault<Typed>) =>
    setShown((now) => ({ fault: next, places: new Set(placesOf(complaintsOf(next))), turn: now.turn + 1 }));
  const refused = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    say({ by: 'platform', error });
  };
  const put = <F extends Field>(field: F, value: Typed[F]) => setTyped((now) => ({ ...now, [field]: value }));
  const forget = (field: Field) =>
    setShown((now) => ({
      ...now,
      places: new Set([...now.places].filter((place) => place !== field && place !== 'form')),
    }));
  const onSubmit = async () => {
    if (busy) return;
    if (placesOf(rules.check(typed)).length > 0) return say({ by: 'check', typed });
    setBusy(true);
    try {
      await rules.send(typed);
    } catch (error) {
      if (rules.emptied) put(rules.emptied, rules.fields[rules.emptied]);
      if (rules.explain?.(error)) say({ by: 'explained', error });
      else refused(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    form: { form, error: errorOf('form'), onSubmit },
    typed,
    busy,
    field: (name) => ({
      name,
      value: typed[name],
      error: errorOf(name),
      onType: (value) => {
        put(name, value);
        forget(name);
      },
    }),
    put,
    show: (complaints) => say({ by: 'page', complaints }),
    refused,
    forget,
  };
}

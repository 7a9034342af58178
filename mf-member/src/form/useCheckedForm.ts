import { CallError } from '@unisite/shared/api';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong under each field, and with the form as a whole; null: nothing. */
export type Complaints<Field extends string> = { readonly [Place in Field | 'form']?: string | null };

type FieldOf<Typed> = keyof Typed & string;

export interface FormRules<Typed> {
  /** The fields as they stand on the page, each with what is in it at first; the controls bear their names. */
  fields: Typed;
  /** What can be told to be wrong before anything is sent. */
  check: (typed: Typed) => Complaints<FieldOf<Typed>>;
  /** Called in the turn of the submit itself, so that it may open a window. What it refuses is said where it belongs. */
  send: (typed: Typed) => Promise<void>;
  /** The field that a refusal's code is about; others are said for the form. */
  places?: Readonly<Record<string, FieldOf<Typed>>>;
  /** Words for a failure that are not those of the platform; null: there are none. */
  explain?: (error: unknown) => Complaints<FieldOf<Typed>> | null;
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
  show: (complaints: Complaints<FieldOf<Typed>>) => void;
  /** Says a refusal where it belongs; what is not a refusal is thrown on. */
  refused: (error: unknown) => void;
  /** Takes a field's complaint away, and the form's. */
  forget: (field: FieldOf<Typed>) => void;
}

/** A form that is checked, sent once at a time, and says what is wrong under its fields: what is typed, and how it stands. */
export function useCheckedForm<Typed extends object>(rules: FormRules<Typed>): CheckedFormState<Typed> {
  type Field = FieldOf<Typed>;
  type Errors = ReadonlyMap<Field | 'form', string>;
  // an object's keys are typed as any words there are; these are the fields
  const order = Object.keys(rules.fields) as Field[];
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(rules.fields);
  const [busy, setBusy] = useState(false);
  const [{ errors, turn }, setShown] = useState<{ errors: Errors; turn: number }>({ errors: new Map(), turn: 0 });
  // after the error stands under its field, so that both are read out
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that is typed away moves no focus
  useEffect(() => {
    const first = order.find((field) => errors.has(field));
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [turn]);

  const errorsOf = (complaints: Complaints<Field>): Errors => {
    const said = new Map<Field | 'form', string>();
    for (const place of [...order, 'form' as const]) {
      const words = complaints[place];
      if (words) said.set(place, words);
    }
    return said;
  };
  const say = (next: Errors) => setShown((now) => ({ errors: next, turn: now.turn + 1 }));
  const refused = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    say(new Map([[rules.places?.[error.code] ?? 'form', error.message]]));
  };
  const put = <F extends Field>(field: F, value: Typed[F]) => setTyped((now) => ({ ...now, [field]: value }));
  const forget = (field: Field) =>
    setShown((now) => ({
      ...now,
      errors: new Map([...now.errors].filter(([place]) => place !== field && place !== 'form')),
    }));
  const onSubmit = async () => {
    if (busy) return;
    const wrong = errorsOf(rules.check(typed));
    if (wrong.size > 0) return say(wrong);
    setBusy(true);
    try {
      await rules.send(typed);
    } catch (error) {
      if (rules.emptied) put(rules.emptied, rules.fields[rules.emptied]);
      const explained = rules.explain?.(error);
      if (explained) say(errorsOf(explained));
      else refused(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    form: { form, error: errors.get('form'), onSubmit },
    typed,
    busy,
    field: (name) => ({
      name,
      value: typed[name],
      error: errors.get(name),
      onType: (value) => {
        put(name, value);
        forget(name);
      },
    }),
    put,
    show: (complaints) => say(errorsOf(complaints)),
    refused,
    forget,
  };
}

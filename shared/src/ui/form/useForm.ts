import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';
// by its name: this file travels with a remote, the language is the shell's
import { useLanguage } from '@unisite/shared/i18n';
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  changed,
  cleared,
  type FieldErrors,
  type FieldOf,
  initialState,
  isBlank,
  left,
  placesOf,
  submitted,
  type Validate,
  validated,
} from './formState.ts';
import { isRefusal } from './isRefusal.ts';

export interface FormOptions<Values> {
  /** What the fields hold at first. The controls bear the fields' names. */
  values: Values;
  /** The fields that the form shows now, where it does not show all. */
  fields?: readonly FieldOf<Values>[];
  /**
   * Which values are wrong, in the language of now: errors that show follow the language of the page (section 4).
   * Called by `useForm` itself while errors show: it may use what is declared before the form, not after.
   */
  validate: Validate<Values>;
  /**
   * Sends the values. Called in the turn of the submit itself, so that it may open a window. What it throws is said
   * where it belongs; an error that is neither a refusal nor explained is thrown on.
   */
  submit: (values: Values) => Promise<unknown>;
  /** The field that a refusal's code is about. Otherwise the fields that the refusal names, or the form as a whole. */
  fieldOfRefusal?: Readonly<Partial<Record<string, FieldOf<Values>>>>;
  /** What to say of a failure in place of the platform's own sentences; null: nothing else. */
  explain?: (error: unknown) => FieldErrors<FieldOf<Values>> | null;
  /** By a field, the one that repeats it: compared again as soon as the first changes. */
  repetitions?: { readonly [Field in FieldOf<Values>]?: FieldOf<Values> };
  /** A secret that is typed anew whenever the submit failed. */
  secret?: FieldOf<Values>;
}

/** What ties a control to its field. */
export interface BoundField<Value, Name extends string = string> {
  name: Name;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
  onBlur: (event: FocusEvent) => void;
}

export interface Form<Values> {
  /**
   * For the `form` element. By `dialog` a browser sends nothing itself, whatever is submitted before a script listens: no
   * password stands in an address.
   */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  values: Values;
  errors: FieldErrors<FieldOf<Values>>;
  /** How many fields need correcting since the last submit. */
  errorCount: number;
  /** Whether any value differs from what it was at first. */
  touched: boolean;
  /** It is being sent. */
  busy: boolean;
  field: <Field extends FieldOf<Values>>(field: Field) => BoundField<Values[Field], Field>;
  /** Changes a value as the visitor does: errors that this settles go. */
  change: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Sets a value; errors stay. */
  setValue: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Validates one field ahead of the submit; a wrong one gets the focus. */
  validateField: (field: FieldOf<Values>) => boolean;
  /** Shows what a call failed with where it belongs; the first such field gets the focus. */
  setServerErrors: (error: unknown) => void;
  /** Shows what a call failed with under a field; the focus stays where it is. */
  setFieldError: (field: FieldOf<Values>, error: unknown) => void;
  /** Takes back the errors of a field and of the form as a whole, or all; values stay. */
  clearErrors: (field?: FieldOf<Values>) => void;
  /** Back to the first values, without errors. */
  reset: () => void;
}

/**
 * The course of a form. It is validated on submit, a field with a value also when it is left, a wrong one with each
 * change. It is sent once at a time, and the first wrong field gets the focus. Values live here and nowhere else.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  type Field = FieldOf<Values>;
  const { validate, fieldOfRefusal, explain, repetitions, secret } = options;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(options.values);
  const [state, setState] = useState(() => initialState(first));
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const { values } = state;
  // an object's keys are typed as any words there are; these are the fields
  const fields = options.fields ?? (Object.keys(values) as Field[]);

  // after the error stands under its field, so that both are read out
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    const control = controls.find((one) => toFocus.includes(one.getAttribute('name') ?? ''));
    if (control instanceof HTMLElement) control.focus();
  }, [toFocus]);

  const sentenceOf = (error: unknown, place: Field | 'form'): string | null | undefined => {
    const explained = explain?.(error);
    if (explained) return explained[place];
    return isRefusal(error) ? (fieldSentence(error, place, language) ?? refusalSentence(error, language)) : null;
  };
  const wrongNow: FieldErrors<Field> = state.validated.size > 0 ? validate(values) : {};
  const errors: { [Place in Field | 'form']?: string | null | undefined } = {};
  for (const field of fields) if (state.validated.has(field)) errors[field] = wrongNow[field];
  for (const [place, error] of state.failures) errors[place] = sentenceOf(error, place);

  const failurePlaces = (error: unknown): readonly (Field | 'form')[] => {
    const explained = explain?.(error);
    if (explained) return placesOf<Field>(explained);
    if (!isRefusal(error)) throw error;
    const field = fieldOfRefusal?.[error.code];
    if (field && fields.includes(field)) return [field];
    const named = fields.filter((one) => error.fields[one] !== undefined);
    return named.length > 0 ? named : ['form'];
  };
  const setFailure = (places: readonly (Field | 'form')[], error: unknown) => {
    const found = places.map((place) => [place, error] as const);
    setState((now) => ({ ...now, failures: new Map([...now.failures, ...found]) }));
  };
  const setServerErrors = (error: unknown) => {
    const places = failurePlaces(error);
    setFailure(places, error);
    setToFocus(places);
  };
  const change = <F extends Field>(field: F, value: Values[F]) =>
    setState((now) => changed(now, field, value, validate, repetitions?.[field]));
  const setValue = <F extends Field>(field: F, value: Values[F]) =>
    setState((now) => ({ ...now, values: { ...now.values, [field]: value } }));

  const submit = async () => {
    if (isBusy.current) return;
    const wrong = placesOf<Field>(validate(values)).filter((place): place is Field => place !== 'form');
    setState((now) => submitted(now, wrong));
    setToFocus(wrong);
    if (wrong.length > 0) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await options.submit(values);
    } catch (error) {
      if (secret) setValue(secret, first[secret]);
      setServerErrors(error);
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  return {
    form: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
    },
    values,
    errors,
    errorCount: state.submitted ? fields.filter((field) => errors[field]).length : 0,
    touched: (Object.keys(values) as Field[]).some(
      (field) => values[field] !== first[field] && !isBlank(values[field]),
    ),
    busy,
    field: (field) => ({
      name: field,
      value: values[field],
      error: errors[field] ?? undefined,
      onValueChange: (value) => change(field, value),
      onBlur({ relatedTarget }) {
        // a press on the button that submits validates everything; an error now would move the button away from it
        const isSubmit = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (!isSubmit) setState((now) => left(now, field, validate));
      },
    }),
    change,
    setValue,
    validateField(field) {
      const isWrong = Boolean(validate(values)[field]);
      setState((now) => validated(cleared(now, field), field, validate));
      if (isWrong) setToFocus([field]);
      return !isWrong;
    },
    setServerErrors,
    setFieldError: (field, error) => setFailure([field], error),
    clearErrors: (field) =>
      setState((now) => (field ? cleared(now, field) : { ...initialState(first), values: now.values })),
    reset: () => setState(initialState(first)),
  };
}

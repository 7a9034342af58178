import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';
// imported by package name: this file is bundled into remotes, the language is the shell's
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
  /** Initial values. Controls are named after the fields. */
  values: Values;
  /** The visible fields, if not all are. */
  fields?: readonly FieldOf<Values>[];
  /**
   * Validates the values in the current language: visible errors follow the page's language (section 4). `useForm`
   * calls it while errors show, so it may only use what is declared before the form.
   */
  validate: Validate<Values>;
  /**
   * Sends the values. Called synchronously on submit, so that it may open a window. What it throws is shown at its
   * place; other errors than refusals and explained ones are rethrown.
   */
  submit: (values: Values) => Promise<unknown>;
  /** The field that a refusal's code is about. By default the fields that the refusal names, or the form as a whole. */
  fieldOfRefusal?: Readonly<Partial<Record<string, FieldOf<Values>>>>;
  /** Replaces the platform's message of a failure; null: no replacement. */
  explain?: (error: unknown) => FieldErrors<FieldOf<Values>> | null;
  /** Confirmation fields, by the field they repeat: revalidated when that changes. */
  repetitions?: { readonly [Field in FieldOf<Values>]?: FieldOf<Values> };
  /** A secret field, cleared after a failed submission. */
  secret?: FieldOf<Values>;
}

/** Binds a control to its field. */
export interface BoundField<Value, Name extends string = string> {
  name: Name;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
  onBlur: (event: FocusEvent) => void;
}

export interface Form<Values> {
  /**
   * Props of the `form` element. With method `dialog` a browser submits nothing by itself before scripts run: no
   * password ends up in an address.
   */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  values: Values;
  errors: FieldErrors<FieldOf<Values>>;
  /** Number of invalid fields at the last submission. */
  errorCount: number;
  /** Whether any value differs from its initial one. */
  touched: boolean;
  /** The form is being sent. */
  busy: boolean;
  field: <Field extends FieldOf<Values>>(field: Field) => BoundField<Values[Field], Field>;
  /** Changes a value like the visitor: settled errors disappear. */
  change: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Sets a value; errors stay. */
  setValue: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Validates one field before the submission; focuses it if invalid. */
  validateField: (field: FieldOf<Values>) => boolean;
  /** Shows a failed call's errors at their places; focuses the first field. */
  setServerErrors: (error: unknown) => void;
  /** Shows a failed call's error at a field, without moving the focus. */
  setFieldError: (field: FieldOf<Values>, error: unknown) => void;
  /** Clears the errors of a field and of the form as a whole, or all; values stay. */
  clearErrors: (field?: FieldOf<Values>) => void;
  /** Resets to the initial values, without errors. */
  reset: () => void;
}

/**
 * The state of a form. It validates on submit, non-empty fields also on blur, invalid ones on each change. It sends
 * once at a time, and focuses the first invalid field. Values live here only.
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
  // an object's keys are typed as strings; these are the fields
  const fields = options.fields ?? (Object.keys(values) as Field[]);

  // after the error has rendered, so that both are read out
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
        // pressing submit validates everything; showing an error now would move the button away
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

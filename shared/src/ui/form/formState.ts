export type FieldOf<Values> = keyof Values & string;

/** A message per invalid field, and for the form as a whole; null or absent: valid. */
export type FieldErrors<Field extends string> = { readonly [Place in Field | 'form']?: string | null | undefined };

export type Validate<Values> = (values: Values) => FieldErrors<FieldOf<Values>>;

export interface FormState<Values> {
  readonly values: Values;
  /** Fields whose validation shows. Messages are made on render, in the current language. */
  readonly validated: ReadonlySet<FieldOf<Values>>;
  /** Errors of a failed call, by place. */
  readonly failures: ReadonlyMap<FieldOf<Values> | 'form', unknown>;
  readonly submitted: boolean;
}

export const initialState = <Values>(values: Values): FormState<Values> => ({
  values,
  validated: new Set(),
  failures: new Map(),
  submitted: false,
});

/** Places with errors. */
export const placesOf = <Field extends string>(errors: FieldErrors<Field>): (Field | 'form')[] =>
  // the keys are typed as exactly these
  (Object.keys(errors) as (Field | 'form')[]).filter((place) => errors[place]);

export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || value === false || (Array.isArray(value) && !value.length);

/** Shows the validation of one field. */
export function validated<Values>(
  state: FormState<Values>,
  field: FieldOf<Values>,
  validate: Validate<Values>,
): FormState<Values> {
  const others = [...state.validated].filter((one) => one !== field);
  return { ...state, validated: new Set(validate(state.values)[field] ? [...others, field] : others) };
}

/** A value changed: its call error is cleared, and a visible error is revalidated. */
export function changed<Values, Field extends FieldOf<Values>>(
  state: FormState<Values>,
  field: Field,
  value: Values[Field],
  validate: Validate<Values>,
  repetition: FieldOf<Values> | undefined,
): FormState<Values> {
  const values: Values = { ...state.values, [field]: value };
  const next = withoutFailures({ ...state, values }, field);
  const looked = state.validated.has(field) ? validated(next, field, validate) : next;
  return repetition && !isBlank(next.values[repetition]) ? validated(looked, repetition, validate) : looked;
}

/** A field was left; an empty one shows no error before the submission. */
export const left = <Values>(
  state: FormState<Values>,
  field: FieldOf<Values>,
  validate: Validate<Values>,
): FormState<Values> => (isBlank(state.values[field]) ? state : validated(state, field, validate));

/** Clears the errors of a field, and of the form as a whole. */
export const cleared = <Values>(state: FormState<Values>, field: FieldOf<Values>): FormState<Values> => ({
  ...withoutFailures(state, field),
  validated: new Set([...state.validated].filter((one) => one !== field)),
});

function withoutFailures<Values>(state: FormState<Values>, field: FieldOf<Values>): FormState<Values> {
  const failures = [...state.failures].filter(([place]) => place !== field && place !== 'form');
  return { ...state, failures: new Map(failures) };
}

/** The form was submitted: all invalid fields show, and the last call's errors are cleared. */
export const submitted = <Values>(state: FormState<Values>, wrong: readonly FieldOf<Values>[]): FormState<Values> => ({
  ...state,
  validated: new Set(wrong),
  failures: new Map(),
  submitted: true,
});

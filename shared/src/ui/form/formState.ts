export type FieldOf<Values> = keyof Values & string;

/** A sentence under each wrong field, and for the form as a whole; null or absent: nothing is wrong there. */
export type FieldErrors<Field extends string> = { readonly [Place in Field | 'form']?: string | null | undefined };

export type Validate<Values> = (values: Values) => FieldErrors<FieldOf<Values>>;

export interface FormState<Values> {
  readonly values: Values;
  /** The fields whose validation shows. Sentences are made when they are shown, in the language of that moment. */
  readonly validated: ReadonlySet<FieldOf<Values>>;
  /** What a call failed with, by the place where it is said. */
  readonly failures: ReadonlyMap<FieldOf<Values> | 'form', unknown>;
  readonly submitted: boolean;
}

export const initialState = <Values>(values: Values): FormState<Values> => ({
  values,
  validated: new Set(),
  failures: new Map(),
  submitted: false,
});

/** Where something is wrong. */
export const placesOf = <Field extends string>(errors: FieldErrors<Field>): (Field | 'form')[] =>
  // the keys of what is typed as having these alone
  (Object.keys(errors) as (Field | 'form')[]).filter((place) => errors[place]);

export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || value === false || (Array.isArray(value) && !value.length);

/** Shows the validation of one field: it is wrong or it is not. */
export function validated<Values>(
  state: FormState<Values>,
  field: FieldOf<Values>,
  validate: Validate<Values>,
): FormState<Values> {
  const others = [...state.validated].filter((one) => one !== field);
  return { ...state, validated: new Set(validate(state.values)[field] ? [...others, field] : others) };
}

/** The visitor changed a value: what a call said of it goes, and an error that shows is looked at again. */
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

/** The visitor left a field; an empty one is not said to be wrong before the submit. */
export const left = <Values>(
  state: FormState<Values>,
  field: FieldOf<Values>,
  validate: Validate<Values>,
): FormState<Values> => (isBlank(state.values[field]) ? state : validated(state, field, validate));

/** Without the errors of a field, and of the form as a whole. */
export const cleared = <Values>(state: FormState<Values>, field: FieldOf<Values>): FormState<Values> => ({
  ...withoutFailures(state, field),
  validated: new Set([...state.validated].filter((one) => one !== field)),
});

function withoutFailures<Values>(state: FormState<Values>, field: FieldOf<Values>): FormState<Values> {
  const failures = [...state.failures].filter(([place]) => place !== field && place !== 'form');
  return { ...state, failures: new Map(failures) };
}

/** The visitor submitted: all wrong fields show, and what the last call failed with is over. */
export const submitted = <Values>(state: FormState<Values>, wrong: readonly FieldOf<Values>[]): FormState<Values> => ({
  ...state,
  validated: new Set(wrong),
  failures: new Map(),
  submitted: true,
});

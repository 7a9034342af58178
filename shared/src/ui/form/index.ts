export type { FieldErrors, FieldOf, Validate } from './formState.ts';
export { type InputProps, toInput } from './toInput.ts';
export { type BoundField, type Form, type FormOptions, useForm } from './useForm.ts';

export * from './humanCheck/index.ts';
export { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';
export { useRetryableCall } from './useRetryableCall.ts';
export { type SignInForm, type SignInOptions, type SignInOutcome, type SignInValues, useSignIn } from './useSignIn.ts';

export * from './humanCheck/index.ts';
export { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';
export { useRetryableCall } from './useRetryableCall.ts';
export { type SignInCourse, type SignInForm, type SignInOptions, type SignInValues, useSignIn } from './useSignIn.ts';

export * from './humanCheck/index.ts';
export { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';
export { useRepeatedCall } from './useRepeatedCall.ts';
export { type SignInCourse, type SignInForm, type SignInOptions, useSignIn } from './useSignIn.ts';

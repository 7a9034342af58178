export * from './humanCheck/index.ts';
export { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';

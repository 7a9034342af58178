export { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';

export { type Country, defaultCountry } from './country.ts';
export { MobileField, type MobileFieldProps } from './MobileField.tsx';

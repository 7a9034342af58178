export { type Country, homeCountry } from './country.ts';
export { MobileField, type MobileFieldProps } from './MobileField.tsx';

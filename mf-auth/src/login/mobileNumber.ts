/**
 * Looks like a mobile number: 6 to 14 digits, in groups or not. Whether a country has such numbers the platform knows.
 */
export const isMobileNumber = (typed: string): boolean =>
  /^\+?[\d\s().-]+$/.test(typed.trim()) && /^\d{6,14}$/.test(typed.replace(/\D/g, ''));

/**
 * Whether it looks like a mobile number: 6 to 14 digits, grouped or not. The platform checks it against the country's
 * plan.
 */
export const isMobileNumber = (typed: string): boolean =>
  /^\+?[\d\s().-]+$/.test(typed.trim()) && /^\d{6,14}$/.test(typed.replace(/\D/g, ''));

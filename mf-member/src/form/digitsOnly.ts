/** A code as sent: apps and messages group its digits, and people paste it that way. */
export const digitsOnly = (typed: string): string => typed.replace(/\s/g, '');

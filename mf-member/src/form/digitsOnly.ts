/** A code as it is sent: apps and messages write it in groups, and so people paste it. */
export const digitsOnly = (typed: string): string => typed.replace(/\s/g, '');

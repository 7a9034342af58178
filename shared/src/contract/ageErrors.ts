/** Refusals until the age gate is passed. */
export const ageErrors = ['AGE_UNCONFIRMED', 'TERMS_CHANGED', 'AGE_REFUSED'] as const;

/** Whether a refusal is due to the age gate. */
export const isAgeError = (code: string): boolean => ageErrors.some((one) => one === code);

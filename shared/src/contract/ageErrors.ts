/** What refuses whoever has to pass the age gate first. */
export const ageErrors = ['AGE_UNCONFIRMED', 'TERMS_CHANGED', 'AGE_REFUSED'] as const;

/** Whether a call was refused for what the gate asks. */
export const isAgeError = (code: string): boolean => ageErrors.some((one) => one === code);

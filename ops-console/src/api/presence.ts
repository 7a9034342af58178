let lastInput = Date.now();

/** What happens this long after an operator did something may still be theirs, milliseconds. */
const recent = 10_000;

/** Whether an operator is at the desk: what is asked for otherwise must not keep the session going. */
export const isActive = (): boolean => Date.now() - lastInput < recent;

export function recordActivity(): void {
  lastInput = Date.now();
}

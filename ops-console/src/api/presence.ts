let lastInput = Date.now();

/** What happens this long after an operator did something may still be theirs, milliseconds. */
const recent = 10_000;

/** Whether the operator is active: background requests must not keep the session alive. */
export const isActive = (): boolean => Date.now() - lastInput < recent;

export function recordActivity(): void {
  lastInput = Date.now();
}

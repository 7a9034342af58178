let lastInput = Date.now();

/** How long after the last input something counts as the operator's doing, milliseconds. */
const recent = 10_000;

/** Whether the operator is active: background requests must not keep the session alive. */
export const isActive = (): boolean => Date.now() - lastInput < recent;

export function recordActivity(): void {
  lastInput = Date.now();
}

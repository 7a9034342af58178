/** A round longer than this stops holding values back, milliseconds: the true value shows. */
export const MAX_HOLD_MS = 8_000;

export interface Held<Value> {
  /** Passes a value on, or holds it until the round ends; only the last one is kept. */
  receive(value: Value): void;
  /** A round begins or ends. One that begins during another does not extend the hold. */
  turn(isOn: boolean): void;
}

/** Holds values back while a round is on, and passes on the last of them when it ends. */
export function holdWhileOn<Value>(pass: (value: Value) => void): Held<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: { readonly value: Value } | null = null;
  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = kept;
    kept = null;
    if (last) pass(last.value);
  };
  return {
    receive(value) {
      if (timer === undefined) pass(value);
      else kept = { value };
    },
    turn(isOn) {
      if (!isOn) release();
      else timer ??= setTimeout(release, MAX_HOLD_MS);
    },
  };
}

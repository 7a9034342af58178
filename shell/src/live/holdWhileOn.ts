/** A round that is not over after this long, milliseconds, holds nothing back any more: what is true is shown. */
export const LONGEST_HOLD_MS = 8_000;

export interface Held<Value> {
  /** Passes a value on, or keeps it for the end; only the last one is. */
  receive(value: Value): void;
  /** A round begins, or is over. One that begins while another is on makes nothing wait longer. */
  turn(isOn: boolean): void;
}

/** Keeps values back while a round is on, and passes the last of them on at its end. */
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
      else timer ??= setTimeout(release, LONGEST_HOLD_MS);
    },
  };
}

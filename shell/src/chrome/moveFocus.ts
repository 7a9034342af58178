const usable = 'a[href], button:not([disabled])';

/** Keys that move forward, and those that move back. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus with arrow keys, Home and End among the links and buttons of `box`, wrapping at the ends. Returns
 * whether the key was one of them.
 */
export function moveFocus(key: string, box: HTMLElement | null, selector = usable): boolean {
  if (!box) return false;
  const stops = [...box.querySelectorAll<HTMLElement>(selector)];
  const step = steps[key];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const next =
    key === 'Home' ? 0 : key === 'End' ? stops.length - 1 : step === undefined ? undefined : here < 0 ? 0 : here + step;
  if (next === undefined) return false;
  stops.at(next % Math.max(1, stops.length))?.focus();
  return true;
}

/** Focuses the first link or button of `box` as soon as there is one. Returns a function that cancels the wait. */
export function focusFirst(box: HTMLElement, onFocused: () => void): () => void {
  const look = () => {
    const first = box.querySelector<HTMLElement>(usable);
    if (!first) return;
    growth.disconnect();
    first.focus();
    onFocused();
  };
  const growth = new MutationObserver(look);
  growth.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
  look();
  return () => growth.disconnect();
}

/** Fields with input that has not been sent. */
const touched = new WeakSet<EventTarget>();

/** Tracks which fields of the page hold unsent input. */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), true);
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) for (const field of target.elements) touched.delete(field);
  };
  document.addEventListener('submit', forget, true);
  document.addEventListener('reset', forget, true);
}

/** Whether removing `place` would lose unsent input. */
export const hasUnsavedInput = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLInputElement>('input, textarea, select, [contenteditable]')].some(
    (field) => touched.has(field) && field.value !== '',
  );

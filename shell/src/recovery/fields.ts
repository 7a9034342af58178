/** Fields that the visitor has put something into since they were last sent. */
const touched = new WeakSet<EventTarget>();

/** Remembers which fields of the page hold what the visitor has not sent yet. */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), true);
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) for (const field of target.elements) touched.delete(field);
  };
  document.addEventListener('submit', forget, true);
  document.addEventListener('reset', forget, true);
}

/** Whether something within `place` would be lost with it. */
export const hasUnsavedInput = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLInputElement>('input, textarea, select, [contenteditable]')].some(
    (field) => touched.has(field) && field.value !== '',
  );

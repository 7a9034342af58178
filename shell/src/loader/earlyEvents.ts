declare global {
  // the page's own first script fills it (platform/src/page/earlyClicks.ts)
  var unisiteEarlyClicks: Element[] | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What is hydrated at once: a root, or a part of one whose code comes in a file of its own (`LatePart`). */
const hydrated = '[data-rendered], [data-late]';

/**
 * Replays to a hydrated root, or a late part of one, what was typed and clicked in its markup before it listened. Roots
 * and late parts within it have their own turn.
 */
export function takeEarlyEvents(root: HTMLElement): void {
  if (!root.matches(hydrated) || root.dataset.live !== undefined) return;
  root.dataset.live = '';
  const isOwn = (element: Element): boolean => element.closest(hydrated) === root;
  for (const field of root.querySelectorAll<TextField>('input, textarea')) if (isOwn(field)) tellTyped(field);
  // not replaced: the page's script keeps adding to this list for roots that are not hydrated yet
  const kept = globalThis.unisiteEarlyClicks ?? [];
  const pressed = kept.filter(isOwn);
  for (const element of pressed) kept.splice(kept.indexOf(element), 1);
  // React renders what was typed at the end of this turn; a form that is submitted before would be an empty one
  queueMicrotask(() => {
    for (const element of pressed) {
      element.removeAttribute('aria-busy');
      if (element instanceof HTMLElement) element.click();
    }
  });
}

/**
 * Makes React notice the text of a field. Hydration has already recorded that text, so the field is first set back to
 * what was rendered, and then changed.
 */
function tellTyped(field: TextField): void {
  const { value, defaultValue } = field;
  const isText = field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'file'].includes(field.type);
  if (!isText || value === defaultValue) return;
  field.value = defaultValue; // by the property that React has put on the field
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

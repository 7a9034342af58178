declare global {
  // filled by the page's first script (platform/src/delivery/page/earlyClicks.ts)
  var unisiteEarlyClicks: Element[] | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Units of hydration: a root, or a part of one whose code is a file of its own (`LatePart`). */
const hydrated = '[data-rendered], [data-late]';

/**
 * Replays clicks and typing that happened before a root, or a late part, was hydrated. Nested roots and late parts
 * replay their own.
 */
export function replayEarlyEvents(root: HTMLElement): void {
  if (!root.matches(hydrated) || root.dataset.live !== undefined) return;
  root.dataset.live = '';
  const isOwn = (element: Element): boolean => element.closest(hydrated) === root;
  for (const field of root.querySelectorAll<TextField>('input, textarea')) if (isOwn(field)) notifyTyped(field);
  // not replaced: the page's script keeps adding to this list for roots that are not hydrated yet
  const kept = globalThis.unisiteEarlyClicks ?? [];
  const pressed = kept.filter(isOwn);
  for (const element of pressed) kept.splice(kept.indexOf(element), 1);
  // React renders the typed text at the end of this turn; a form submitted before would be empty
  queueMicrotask(() => {
    for (const element of pressed) {
      element.removeAttribute('aria-busy');
      if (element instanceof HTMLElement) element.click();
    }
  });
}

/**
 * Makes React notice a field's text. Hydration already recorded that text, so the field is reset to the rendered value
 * first and then changed.
 */
function notifyTyped(field: TextField): void {
  const { value, defaultValue } = field;
  const isText = field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'file'].includes(field.type);
  if (!isText || value === defaultValue) return;
  field.value = defaultValue; // through the property that React defined on the field
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  // the page's own first script fills it (platform/src/page/earlyClicks.ts)
  var unisiteEarlyClicks: Element[] | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * From now on a root that the server rendered hears what happens in it: what was typed before is told to its fields, and
 * what was pressed is pressed. Of its own alone: a root within it has its own time.
 */
export function takeEarlyEvents(root: HTMLElement): void {
  if (root.dataset.rendered === undefined || root.dataset.live !== undefined) return;
  root.dataset.live = '';
  const isOwn = (element: Element): boolean => element.closest('[data-rendered]') === root;
  for (const field of root.querySelectorAll<TextField>('input, textarea')) if (isOwn(field)) tellTyped(field);
  // the page's script goes on filling this very list, for roots whose time has not come
  const kept = globalThis.unisiteEarlyClicks ?? [];
  for (const element of kept.filter(isOwn)) {
    kept.splice(kept.indexOf(element), 1);
    element.removeAttribute('aria-busy');
    if (element instanceof HTMLElement) element.click();
  }
}

/**
 * Tells React what a field holds. React has read its text while taking it over, so it would not notice: it is made to see
 * the field as it was rendered, and then the change.
 */
function tellTyped(field: TextField): void {
  const { value, defaultValue } = field;
  const isText = field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'file'].includes(field.type);
  if (!isText || value === defaultValue) return;
  field.value = defaultValue; // by the property that React has put on the field
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

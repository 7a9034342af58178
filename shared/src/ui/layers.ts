import { oncePerPage } from '../oncePerPage.ts';

oncePerPage('unisite-once:ui');

/**
 * Open dialogs, the topmost last. A modal dialog makes everything below inert, also for screen readers, so toasts must
 * move into the topmost one.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

export const layers = {
  /** Adds a dialog on top; the returned function removes it. */
  push(element: HTMLElement): () => void {
    set([...open, element]);
    return () => set(open.filter((other) => other !== element));
  },
  top: (): HTMLElement | undefined => open.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

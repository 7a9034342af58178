import { oncePerPage } from '../oncePerPage.ts';

oncePerPage('unisite-once:ui');

/**
 * The dialogs that are open, the topmost last. A modal dialog makes all that lies under it inert, also for screen
 * readers, so toasts have to move into the topmost one to be seen, heard and clicked.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

export const layers = {
  /** Puts a dialog on top; the answer takes it away again. */
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

import { byId } from './dom.ts';

/** Opens a dialog of the page; Escape, its close button and a click on the backdrop close it, and focus returns. */
export function openDialog(id: string): void {
  const dialog = byId(id, HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('.dialog-body')?.scrollTo(0, 0);
}

export const anyDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Wires the close buttons and backdrops of all dialogs. */
export function prepareDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet-dialog')) {
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
}

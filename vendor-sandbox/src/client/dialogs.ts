import { byId } from './dom.ts';

/** Opens a dialog of the page; Escape, its close button and a click beside it close it, and focus goes back. */
export function openDialog(id: string): void {
  const dialog = byId(id, HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('.dialog-body')?.scrollTo(0, 0);
}

export const anyDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Makes the close buttons of all dialogs work, and the ground beside them. */
export function prepareDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet-dialog')) {
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
}

// imported by package name: this file is bundled into remotes, the kit is the shell's
import { toastStore } from '@unisite/shared/ui';

/** Copies a text to the clipboard and confirms it; `refused`: the message when the browser does not allow it. */
export function useCopyText(refused: string): (text: string, done: string) => Promise<void> {
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toastStore.show({ title: done, icon: 'check' });
    } catch {
      toastStore.show({ tone: 'error', title: refused });
    }
  };
}

// the kit by its name: this file travels with a remote, the kit itself is the shell's
import { toastStore } from '@unisite/shared/ui';

/** Puts a text on the clipboard and says so; `refused`: what is said where the browser does not allow it. */
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

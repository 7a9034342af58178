import { watchFields } from './fields.ts';
import { watchStyles } from './styles.ts';
import { watchUncaught } from './uncaught.ts';

let begun = false;

/** Watches the page for side effects of remotes: unsaved input, leaked styles, uncaught errors. */
export function watchPage(): void {
  if (begun) return;
  begun = true;
  watchFields();
  watchStyles();
  watchUncaught();
}

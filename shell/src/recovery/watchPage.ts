import { watchFields } from './fields.ts';
import { watchStyles } from './styles.ts';
import { watchUncaught } from './uncaught.ts';

let begun = false;

/** Watches for what remotes do to the page beside what they were asked for, as long as it is open. */
export function watchPage(): void {
  if (begun) return;
  begun = true;
  watchFields();
  watchStyles();
  watchUncaught();
}

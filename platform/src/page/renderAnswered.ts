import { isAskable } from './askable.ts';
import type { ModuleMarkup } from './pageRenderer.ts';

/** Address → envelope, as text. */
export type Answers = ReadonlyMap<string, string>;

/** Makes reading calls in the visitor's name; gives what was answered in time, beside what is `given`. */
export type Ask = (addresses: readonly string[], given: Answers) => Promise<Answers>;

/** A list, what is chosen from it, and what depends on the choice; after so many milliseconds nothing more is asked. */
const limits = { rounds: 3, until: 250 };

/**
 * Renders a module, asks what its markup still lacks, and renders it again with that: a page that was asked for with
 * filters knows alone which calls it makes. The answers are those of the markup, which the browser needs to take it over.
 */
export async function renderAnswered(
  render: (answers: Answers) => Promise<ModuleMarkup | null>,
  ask: Ask,
  given: Answers,
): Promise<{ readonly markup: ModuleMarkup | null; readonly answers: Answers }> {
  const began = performance.now();
  let made = { markup: await render(given), answers: given };
  for (let round = 0; round < limits.rounds && performance.now() - began < limits.until; round += 1) {
    const wanted = (made.markup?.missed ?? []).filter(isAskable);
    if (wanted.length === 0) break;
    const more = await ask(wanted, made.answers);
    if (more.size === 0) break;
    const answers = new Map([...made.answers, ...more]);
    const markup = await render(answers);
    if (!markup) break;
    made = { markup, answers };
  }
  return made;
}

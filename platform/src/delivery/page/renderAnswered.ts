import { isAskable } from './askable.ts';
import type { ModuleMarkup } from './pageRenderer.ts';

/** Address → envelope, as text. */
export type Answers = ReadonlyMap<string, string>;

/** Makes GET calls on the visitor's behalf; returns what was answered in time, in addition to `given`. */
export type Ask = (addresses: readonly string[], given: Answers) => Promise<Answers>;

/** Rounds allow calls that depend on earlier responses; no round starts after `until` milliseconds. */
const limits = { rounds: 3, until: 250 };

/**
 * Renders a module, fetches the responses it lacked, and renders it again: only the page's own code knows which calls
 * its filters lead to. Returns the markup with exactly the responses it was rendered with, which hydration needs.
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

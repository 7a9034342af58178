import { type BrowserFolder, browserFolders } from '../../../e2e/folders.ts';
import budgets from '../../../e2e/pageLoads.json' with { type: 'json' };
import { answers, type Outcome } from '../check.ts';

/** Which browser tests ran: those of every change, or the matrix. */
export type Tests = keyof typeof budgets;

/** Folders with a budget for these tests. */
export const foldersWith = (tests: Tests): readonly BrowserFolder[] =>
  browserFolders.filter(({ name }) => name in budgets[tests]);

/**
 * Compares the number of documents that the browser loaded with each folder's budget. A count does not depend on the
 * machine's speed; a change that needs more saves them elsewhere, or raises `e2e/pageLoads.json` with a reason.
 */
export function withinBudgets(loads: ReadonlyMap<string, number>, tests: Tests): Outcome {
  const limits: Readonly<Record<string, number>> = budgets[tests];
  const written = (folder: string) => `${folder} ${loads.get(folder)} of ${limits[folder] ?? 0} page loads`;
  const folders = [...loads.keys()].sort();
  return {
    ...answers(
      folders.map((folder) => ({
        name: `${folder} loads pages`,
        wrong: (loads.get(folder) ?? 0) <= (limits[folder] ?? 0) ? [] : [`${written(folder)} (e2e/pageLoads.json)`],
      })),
    ),
    note: folders.map(written).join(', '),
  };
}

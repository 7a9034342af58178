import { type BrowserFolder, browserFolders } from '../../../e2e/folders.ts';
import budgets from '../../../e2e/pageLoads.json' with { type: 'json' };
import { answers, type Outcome } from '../check.ts';

/** Which of the tests in a browser ran: those of every change, or what is the same rule again. */
export type Tests = keyof typeof budgets;

/** The folders that have any of these tests: those with a budget. */
export const foldersWith = (tests: Tests): readonly BrowserFolder[] =>
  browserFolders.filter(({ name }) => name in budgets[tests]);

/**
 * Compares the documents that the browser loaded with each folder's budget. It is a count, so a slow machine does not
 * break it; a change that needs more takes them from elsewhere, or raises `e2e/pageLoads.json` and says why.
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

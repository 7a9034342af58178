import budgets from '../../../e2e/pageLoads.json' with { type: 'json' };
import { type BrowserProject, browserProjects } from '../../../e2e/projects.ts';
import { answers, type Outcome } from '../check.ts';

/** Which of the tests in a browser ran: those of every change, or what is the same rule again. */
export type Tests = keyof typeof budgets;

/** The projects that have any of these tests: those with a budget. */
export const projectsWith = (tests: Tests): readonly BrowserProject[] =>
  browserProjects.filter(({ name }) => name in budgets[tests]);

/**
 * Compares the documents that the browser loaded with each project's budget. It is a count, so a slow machine does not
 * break it; a change that needs more takes them from elsewhere, or raises `e2e/pageLoads.json` and says why.
 */
export function withinBudgets(loads: ReadonlyMap<string, number>, tests: Tests): Outcome {
  const limits: Readonly<Record<string, number>> = budgets[tests];
  const written = (project: string) => `${project} ${loads.get(project)} of ${limits[project] ?? 0} page loads`;
  const projects = [...loads.keys()].sort();
  return {
    ...answers(
      projects.map((project) => ({
        name: `${project} loads pages`,
        wrong: (loads.get(project) ?? 0) <= (limits[project] ?? 0) ? [] : [`${written(project)} (e2e/pageLoads.json)`],
      })),
    ),
    note: projects.map(written).join(', '),
  };
}

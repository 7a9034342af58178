import type { PlacementView } from '@unisite/shared/contract/rollout';
import { gradeOf, worst } from '../../../../frame/words/grade.ts';

/** State filters of the matrix; `outdated`: a market runs an older version than the newest. */
export const stateFilters = ['all', 'trouble', 'canary', 'pending', 'off', 'outdated'] as const;
export type StateFilter = (typeof stateFilters)[number];

export interface Filters {
  readonly text: string;
  readonly team: string;
  readonly state: StateFilter;
}

interface Row {
  readonly name: string;
  readonly team: string;
  readonly latest: string;
  readonly cells: readonly PlacementView[];
}

/** Grades of a cell: of the promoted version, and of the canary. */
export const cellGrade = ({ enabled, health, canaryHealth }: PlacementView) =>
  enabled ? worst(gradeOf(health), canaryHealth ? gradeOf(canaryHealth, health) : 'none') : 'none';

const holds: Readonly<Record<StateFilter, (cell: PlacementView, latest: string) => boolean>> = {
  all: () => true,
  trouble: (cell) => ['watch', 'bad'].includes(cellGrade(cell)),
  canary: ({ canary }) => canary !== null,
  pending: ({ pending }) => pending.length > 0,
  off: ({ enabled }) => !enabled,
  outdated: ({ version }, latest) => version !== latest,
};

/** Whether a remote's row is shown: name, team or version contains the text, and one of its markets has the state. */
export function isShown({ name, team, latest, cells }: Row, filters: Filters): boolean {
  const text = filters.text.trim().toLowerCase();
  const words = [name, team, latest, ...cells.flatMap(({ version, canary }) => [version, canary?.version ?? ''])];
  return (
    (text === '' || words.some((word) => word.toLowerCase().includes(text))) &&
    (filters.team === '' || filters.team === team) &&
    (filters.state === 'all' || cells.some((cell) => holds[filters.state](cell, latest)))
  );
}

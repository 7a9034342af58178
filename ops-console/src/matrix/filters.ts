import type { PlacementView } from '@unisite/shared/contract/rollout';
import { gradeOf, worst } from '../health/grade.ts';

/**
 * What the rows of the matrix may be narrowed to; `outdated`: a market runs something older than the newest version.
 */
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

/** The grade of a cell: of what everyone has, and of the canary beside it. */
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

/**
 * Whether a remote's row is shown: its name, its team or a version of it holds the text, and a market of it is in the
 * state.
 */
export function isShown({ name, team, latest, cells }: Row, filters: Filters): boolean {
  const text = filters.text.trim().toLowerCase();
  const words = [name, team, latest, ...cells.flatMap(({ version, canary }) => [version, canary?.version ?? ''])];
  return (
    (text === '' || words.some((word) => word.toLowerCase().includes(text))) &&
    (filters.team === '' || filters.team === team) &&
    (filters.state === 'all' || cells.some((cell) => holds[filters.state](cell, latest)))
  );
}

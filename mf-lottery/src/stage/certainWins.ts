import type { Win } from '@unisite/shared/lottery';

/** The wins of a line that are certain once the first values are opened: those that no later value decides. */
export const certainWins = (wins: readonly Win[], opened: number, isOpened: boolean): readonly Win[] =>
  isOpened ? wins : wins.filter(({ hits }) => hits.length > 0 && hits.every(({ place }) => place < opened));

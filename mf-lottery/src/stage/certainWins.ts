import type { Win } from '@unisite/shared/lottery';

/** The wins of a line that no later value can change. */
export const certainWins = (wins: readonly Win[], opened: number, isOpened: boolean): readonly Win[] =>
  isOpened ? wins : wins.filter(({ hits }) => hits.length > 0 && hits.every(({ place }) => place < opened));

import type { DeskDrawDetail } from '@unisite/shared/contract/operatorsLottery';

type Rank = DeskDrawDetail['ranks'][number];

/** The numbers typed for a rank, separated by anything but digits. */
export const typedNumbers = (text: string): string[] => text.split(/[^0-9]+/).filter(Boolean);

/** Why the typed numbers do not match the rank: too few, too many, or of the wrong length. Null: they match. */
export function typedFault(text: string, { numbers, digits }: Rank): 'few' | 'many' | 'digits' | null {
  const typed = typedNumbers(text);
  if (typed.length < numbers) return 'few';
  if (typed.length > numbers) return 'many';
  return digits !== null && typed.some((number) => number.length !== digits) ? 'digits' : null;
}

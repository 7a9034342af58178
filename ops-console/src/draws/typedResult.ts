import type { DeskDrawDetail } from '@unisite/shared/contract/operatorsLottery';

type Rank = DeskDrawDetail['ranks'][number];

/** The numbers that somebody typed for a rank: whatever stands between them parts them. */
export const typedNumbers = (text: string): string[] => text.split(/[^0-9]+/).filter(Boolean);

/** What is wrong with them: how many are missing, too many, or have another number of digits. Null: nothing. */
export function typedFault(text: string, { numbers, digits }: Rank): 'few' | 'many' | 'digits' | null {
  const typed = typedNumbers(text);
  if (typed.length < numbers) return 'few';
  if (typed.length > numbers) return 'many';
  return digits !== null && typed.some((number) => number.length !== digits) ? 'digits' : null;
}

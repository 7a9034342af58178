import type { Problem } from '@unisite/shared/contract/rollout';

/** Where each problem is explained, by its number. */
export const problemAddress = (number: number): string => `docs/publish-rules.md#${number}`;

/** A problem as lines: number and place, what to do, where there is more about it. */
export const problemLines = ({ number, code, what, todo }: Problem): string[] => [
  `  ${number} ${code}: ${what}`,
  `      ${todo}`,
  `      ${problemAddress(number)}`,
];

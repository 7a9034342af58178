import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@unisite/shared/contract/rollout';

/** Where the documents lie: beside the code in the package, at the root of the workspace. */
const documents = ['../docs', '../../../docs']
  .map((place) => path.join(import.meta.dirname, place))
  .find((place) => existsSync(place));

/** Where each problem is explained, by its number: a file, as seen from the current folder. */
export const problemAddress = (number: number): string =>
  `${path.relative(process.cwd(), path.join(documents ?? 'docs', 'publish-rules.md')).replaceAll('\\', '/')}#${number}`;

/** A problem as lines: number and place, what to do, where there is more about it. */
export const problemLines = ({ number, code, what, todo }: Problem): string[] => [
  `  ${number} ${code}: ${what}`,
  `      ${todo}`,
  `      ${problemAddress(number)}`,
];

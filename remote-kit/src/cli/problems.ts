import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@unisite/shared/contract/rollout';

/** Location of the documents: beside the code in the package, at the root in the workspace. */
const documents = ['../docs', '../../../docs']
  .map((place) => path.join(import.meta.dirname, place))
  .find((place) => existsSync(place));

/** Path of a problem's explanation, relative to the current folder. */
export const problemAddress = (number: number): string =>
  `${path.relative(process.cwd(), path.join(documents ?? 'docs', 'publish-rules.md')).replaceAll('\\', '/')}#${number}`;

/** A problem as lines: number and place, what to do, where to read more. */
export const problemLines = ({ number, code, what, todo }: Problem): string[] => [
  `  ${number} ${code}: ${what}`,
  `      ${todo}`,
  `      ${problemAddress(number)}`,
];

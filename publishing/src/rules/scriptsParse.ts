import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Every script is one that a page can run: a remote's files are loaded as classic scripts. */
export const scriptsParse = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.filter(({ tree }) => tree === null).map(({ name }) => ({ code: 'SCRIPT_MALFORMED', what: name }));

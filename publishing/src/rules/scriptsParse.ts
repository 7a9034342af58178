import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Every script parses as a classic script, which is how a remote's files are loaded. */
export const scriptsParse = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.filter(({ tree }) => tree === null).map(({ name }) => ({ code: 'SCRIPT_MALFORMED', what: name }));

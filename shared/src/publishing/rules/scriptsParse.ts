import type { Finding, ReadableBuild } from '../build.ts';

/** Every script is one that a page can run: a remote's files are loaded as classic scripts. */
export const scriptsParse = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.filter(({ tree }) => tree === null).map(({ name }) => ({ code: 'SCRIPT_MALFORMED', what: name }));

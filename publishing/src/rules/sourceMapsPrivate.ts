import { type ReadableBuild, textFiles } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Sources stay with the team: no source map is published or referenced. */
export const sourceMapsPrivate = (build: ReadableBuild): Finding[] => [
  ...Object.keys(build.manifest.files)
    .filter((name) => name.endsWith('.map'))
    .map((what): Finding => ({ code: 'SOURCE_MAP_LISTED', what })),
  ...textFiles(build, ['.js', '.css'])
    .filter(({ text }) => /\/[/*][#@]\s*sourceMappingURL\s*=/.test(text))
    .map(({ name }): Finding => ({ code: 'SOURCE_MAP_NAMED', what: name })),
];

import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Everything that a page is told to load is listed with its hash, and the build contains nothing else. */
export function everyFileListed({ manifest, files, strange }: ReadableBuild): Finding[] {
  const { entry, modules, texts } = manifest;
  const views = Object.values(modules).flatMap(({ lazy = [], ...first }) => [first, ...lazy]);
  const named = [entry, ...views.flatMap(({ js, css }) => [...js, ...css]), ...texts.vi, ...texts.en];
  const unlisted = [...new Set([...named, ...files.keys()])].filter((name) => !Object.hasOwn(manifest.files, name));
  return [
    ...unlisted.map((what): Finding => ({ code: 'NOT_LISTED', what })),
    ...strange.map((what): Finding => ({ code: 'NOT_A_FILE', what })),
  ];
}

import type { Manifest } from '@unisite/shared/contract';
import type { Problem } from './problem.ts';

/** Whatever the manifest tells a page to load must be listed with its hash. */
export function everyFileListed({ entry, files, modules, texts }: Manifest): Problem[] {
  const named = [entry, ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css]), ...texts.vi, ...texts.en];
  return [...new Set(named)]
    .filter((name) => !Object.hasOwn(files, name))
    .map((what) => ({ code: 'NOT_LISTED', what }));
}

import { flatten, type Texts, textName } from './keys.ts';
import type { Uses } from './uses.ts';

const matches = (pattern: RegExp, names: Iterable<string>) => [...names].some((name) => pattern.test(name));

/** Texts that sources use but do not exist, and those that no source uses; one line each. */
export function compare(texts: Texts, sources: readonly { file: string; uses: Uses }[]): string[] {
  const names = new Set([...flatten(texts)].map(([key]) => textName(key)));
  const missing = sources.flatMap(({ file, uses }) =>
    uses.asked.flatMap((use) => {
      if ('name' in use) return names.has(use.name) ? [] : [`${use.name}: asked for in ${file}, and no such text`];
      return matches(use.pattern, names) ? [] : [`${use.written}: asked for in ${file}, and no text fits`];
    }),
  );
  const all = sources.map(({ uses }) => uses);
  const patterns = all.flatMap(({ asked, composed }) => [
    ...asked.flatMap((use) => ('pattern' in use ? [use.pattern] : [])),
    ...composed,
  ]);
  const isUsed = (name: string) =>
    all.some(
      ({ mentioned, asked }) => mentioned.has(name) || asked.some((use) => 'name' in use && use.name === name),
    ) || patterns.some((pattern) => pattern.test(name));
  return [...missing, ...[...names].filter((name) => !isUsed(name)).map((name) => `${name}: no source asks for it`)];
}

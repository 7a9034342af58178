import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// a border: the manifest of the package that the site provides
const described = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@unisite/shared/package.json'), 'utf8'),
) as { version: string };

/** What a page of the site gives to every remote: the version of `@unisite/shared`, and the major version of React. */
export const served = { shared: described.version, react: 19 } as const;

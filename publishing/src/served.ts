import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// border: the manifest of the package that the site provides
const described = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@unisite/shared/package.json'), 'utf8'),
) as { version: string };

/** What the site's page provides to every remote: the version of `@unisite/shared`, and React's major version. */
export const served = { shared: described.version, react: 19 } as const;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The package's own description, two folders up from its sources as from what is packed of them.
const described = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

/** What a page of the site gives to every remote: the version of `@unisite/shared`, and the major version of React. */
export const served = { shared: described.version, react: 19 } as const;

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Target = string | { readonly types?: string; readonly default?: string | null } | null;

/** What `@unisite/shared`, as it is installed for a folder, lets a remote import. */
export interface SharedSubpaths {
  /** Why a specifier cannot be imported, and what to do; null where it can, or is another package's. */
  refusalOf(specifier: string): string | null;
}

/** Below which subpath something else does what the internal one does. */
const instead: Readonly<Record<string, string>> = {
  contract: 'the calls that teams may make, with their types, are in @unisite/shared/operations',
  schema: 'check what you read by hand, or bring a library of your own',
  client: 'make calls by @unisite/shared/api',
  form: 'hold what is typed in state of your own, in the fields of @unisite/shared/ui',
  wallets: 'ask for the balance by useOperation(balance, {}) of @unisite/shared/api and /operations',
  storage: 'use localStorage in an effect or an event handler, under keys that begin with your remote’s name',
  days: 'use Date and Intl, or a library of your own',
  session: 'signing in is the site’s own: requireLogin() of @unisite/shared/session asks for it',
  lottery: 'bets are the site’s own: lead to its pages',
  pictures: 'use File and canvas of the browser',
};

const internal = '/internalToTheSite.d.ts';

/**
 * Reads the package's manifest. As packed for teams it lists the public subpaths and closes all others (`./*`); in the
 * site's own workspace nothing is closed.
 */
export function sharedSubpaths(folder: string): SharedSubpaths {
  const file = createRequire(path.join(folder, 'package.json')).resolve('@unisite/shared/package.json');
  // a border: the manifest of the installed package
  const { exports } = JSON.parse(fs.readFileSync(file, 'utf8')) as { exports: Readonly<Record<string, Target>> };
  return subpathsOf(exports);
}

export function subpathsOf(exports: Readonly<Record<string, Target>>): SharedSubpaths {
  const isPublic = (target: Target | undefined): boolean =>
    typeof target === 'string' || (!!target && !target.types?.endsWith(internal));
  const names = Object.keys(exports)
    .filter((key) => isPublic(exports[key]) && key !== './package.json')
    .map((key) => key.slice('./'.length));
  return {
    refusalOf(specifier) {
      const [, subpath] = /^@unisite\/shared\/(.+)$/.exec(specifier) ?? [];
      if (subpath === undefined || !('./*' in exports) || names.includes(subpath)) return null;
      const better = instead[subpath.split('/')[0] ?? ''];
      return [
        `${specifier} is internal to the site: it changes without notice, and teams cannot import it.`,
        ...(better ? [`Instead: ${better}.`] : []),
        `Teams import ${names.map((name) => `@unisite/shared/${name}`).join(', ')}.`,
      ].join('\n');
    },
  };
}

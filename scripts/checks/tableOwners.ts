import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { answers, type Check } from './check.ts';
import { asNode, nodesOf, parseText, sourcesUnder } from './sources.ts';

/** Where the platform's domains are. */
const platform = path.join(root, 'platform', 'src');

export const tableOwners: Check = {
  name: 'table-owners',
  about: 'a domain of the platform writes its own tables only',
  async run() {
    const owners = ownersOf(platform);
    const domains = new Set(owners.values());
    const wrong = new Map<string | null, string[]>([...domains, null].map((domain) => [domain, []]));
    for (const file of [...sourcesUnder(platform), ...sqlUnder(platform)]) {
      const [name, domain] = [path.relative(root, file), domainOf(path.relative(platform, file), domains)];
      const found = foreignWrites(readFileSync(file, 'utf8'), { name, domain, owners });
      wrong.get(domain)?.push(...found.map((sentence) => `${name} ${sentence}`));
    }
    return answers([...wrong].map(([domain, lines]) => ({ name: domain ?? 'what owns no tables', wrong: lines })));
  },
};

/** The domain of each table, by the `schema/tables.sql` that makes it. */
export function ownersOf(folder: string): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of sqlUnder(folder)) {
    if (path.basename(file) !== 'tables.sql') continue;
    const domain = path.relative(folder, path.dirname(path.dirname(file)));
    for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)) {
      owners.set(table, domain);
    }
  }
  return owners;
}

/** The domain that a file belongs to; null outside of all that own tables. */
export function domainOf(file: string, domains: ReadonlySet<string>): string | null {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (domains.has(folder)) return folder;
  }
  return null;
}

interface Place {
  readonly name: string;
  readonly domain: string | null;
  readonly owners: ReadonlyMap<string, string>;
}

/** One sentence for each table that a file writes and another domain owns. */
export function foreignWrites(text: string, { name, domain, owners }: Place): string[] {
  const tables = new Set((name.endsWith('.sql') ? [text] : sqlIn(text)).flatMap(tablesWritten));
  return [...tables].flatMap((table) => {
    const owner = owners.get(table);
    return owner === undefined || owner === domain ? [] : [`writes ${table}, which is of ${owner}: ask its index.ts`];
  });
}

const writes = [
  /\bINSERT INTO (\w+)/g,
  /\bDELETE FROM (?:ONLY )?(\w+)/g,
  /\bMERGE INTO (?:ONLY )?(\w+)/g,
  /\bTRUNCATE (?:TABLE )?(?:ONLY )?(\w+)/g,
  /\bUPDATE (?:ONLY )?(\w+)(?: (?:AS )?\w+)? SET\b/g,
];

/** The tables that a text of SQL writes. */
export function tablesWritten(sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ');
  return writes.flatMap((write) => [...bare.matchAll(write)].map(([, table = '']) => table));
}

/** The texts of a source, each whole: what is put into a template stands as `$`. */
function sqlIn(source: string): string[] {
  return [...nodesOf(parseText(source, false))].flatMap((node) => {
    if (node.type === 'StringLiteral' && typeof node.value === 'string') return [node.value];
    if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return [];
    return [node.quasis.map((part) => String(asNode(part)?.cooked ?? '')).join('$')];
  });
}

function* sqlUnder(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && entry.name.endsWith('.sql')) yield path.join(entry.parentPath, entry.name);
  }
}

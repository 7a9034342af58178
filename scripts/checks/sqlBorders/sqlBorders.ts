import { readFileSync } from 'node:fs';
import path from 'node:path';
import { domains } from '../../../platform/src/domains.ts';
import { root } from '../../workspace.ts';
import { answers, type Check } from '../check.ts';
import { asNode, nodesOf, parseText, sourcesUnder } from '../sources.ts';
import { cyclesOf, type Pair } from './cycles.ts';
import { type Faces, facesIn, sqlUnder } from './faces.ts';
import { IS_RELATION, type Mention, mentionsIn } from './mentions.ts';

/** Folder of the platform's domains. */
const platform = path.join(root, 'platform', 'src');
/** Infrastructure with tables of its own, used by all domains. */
const foundation = ['foundation/http', 'foundation/live'];

export const sqlBorders: Check = {
  name: 'sql-borders',
  about: 'SQL of a domain touches of others what they publish, of those below it only',
  async run() {
    const faces = facesIn(platform);
    const order = [...foundation, ...domains];
    const wrong = new Map<string, string[]>();
    const pairs = new Map<string, Pair>();
    const touched = new Set<string>();
    let places = 0;
    for (const file of [...sourcesUnder(platform), ...sqlUnder(platform)]) {
      const name = path.relative(root, file);
      const domain = domainOf(path.relative(platform, file), order);
      const crossed = crossings(readFileSync(file, 'utf8'), { name, domain, faces });
      for (const { owner } of crossed) if (domain !== null) pairs.set(`${domain} ${owner}`, [domain, owner]);
      for (const crossing of crossed) touched.add(publishedName(crossing));
      places += crossed.length;
      const sentences = crossed.flatMap((crossing) => faultsOf(crossing, domain, order));
      const group = domain ?? 'outside of all domains';
      wrong.set(group, [...(wrong.get(group) ?? []), ...sentences.map((sentence) => `${name} ${sentence}`)]);
    }
    wrong.set('what is published', untouched(faces, touched));
    const cycles = cyclesOf(pairs.values());
    wrong.set(
      'cycles',
      cycles.map((ring) => ring.join(', ')),
    );
    return {
      ...answers([...wrong].map(([name, lines]) => ({ name, wrong: lines }))),
      note: `${places} places over ${pairs.size} pairs of domains, ${cycles.length} cycles`,
    };
  },
};

const publishedName = ({ schema, name }: Mention): string => (schema === null ? name : `${schema}.${name}`);

/** Published names that no other domain reads or calls. */
export const untouched = ({ views, published }: Faces, touched: ReadonlySet<string>): string[] =>
  [...views.keys(), ...published]
    .filter((name) => !touched.has(name))
    .map((name) => `${name} is touched by no other domain`);

/** A file's domain; null for files outside of all domains. */
export function domainOf(file: string, domains: readonly string[]): string | null {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (domains.includes(folder)) return folder;
  }
  return null;
}

interface Place {
  readonly name: string;
  readonly domain: string | null;
  readonly faces: Faces;
}

/** A place where SQL accesses what another domain owns. */
interface Crossing extends Mention {
  readonly owner: string;
  readonly isPublished: boolean;
}

/** All places in a file, TypeScript or SQL, that access what another domain owns. */
export function crossings(text: string, { name, domain, faces }: Place): Crossing[] {
  const texts = name.endsWith('.sql') ? [text] : sqlIn(text);
  // The composition root lists who may write which table, without reading any.
  const mentions = texts.filter((sql) => domain !== null || !IS_RELATION.test(sql)).flatMap(mentionsIn);
  return mentions.flatMap((mention) => {
    const owned = ownerOf(mention, faces);
    return owned === null || owned.owner === domain ? [] : [{ ...mention, ...owned }];
  });
}

function ownerOf({ schema, name, as }: Mention, faces: Faces): { owner: string; isPublished: boolean } | null {
  const isPublished = as === 'call' ? faces.published.has(name) : schema !== null;
  const owner =
    as === 'call'
      ? faces.functions.get(name)
      : schema === null
        ? faces.tables.get(name)
        : faces.views.get(`${schema}.${name}`);
  return owner === undefined ? null : { owner, isPublished };
}

const verbs = { read: 'reads', write: 'writes', call: 'calls', key: 'refers to', row: 'takes rows of' };

/** What is wrong with an access. */
export function faultsOf(
  { as, name, owner, isPublished }: Crossing,
  domain: string | null,
  order: readonly string[],
): string[] {
  const does = `${verbs[as]} ${name}, which is of ${owner}`;
  if (as === 'write') return [`${does}: ask its index.ts`];
  const isUp = domain !== null && order.indexOf(owner) > order.indexOf(domain);
  return [
    ...(isUp ? [`${does}, above it in domains.ts`] : []),
    // A foreign key can only reference a table.
    ...(isPublished || as === 'key' ? [] : [`${does}: its schema/views.sql does not publish it`]),
  ];
}

/** A source's string literals; substitutions in templates become `$`. */
function sqlIn(source: string): string[] {
  return [...nodesOf(parseText(source, false))].flatMap((node) => {
    if (node.type === 'StringLiteral' && typeof node.value === 'string') return [node.value];
    if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return [];
    return [node.quasis.map((part) => String(asNode(part)?.cooked ?? '')).join('$')];
  });
}

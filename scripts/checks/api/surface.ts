import { createHash } from 'node:crypto';
import path from 'node:path';
import { declarationReader, namesIn, type Origin, withoutComments } from './declarations.ts';

/** Longer declarations, which repeat others, are replaced by their size and hash. */
const LONGEST = 6000;

/** Prints each declaration once, under the first entry that exports it. */
export class Surface {
  readonly #read = declarationReader();
  readonly #owners = new Map<string, { entry: string; alias: string }>();
  readonly #said: { file: string; text: string }[] = [];
  readonly #undocumented: string[] = [];

  /** Exports without a docstring, as `entry: name`. */
  get undocumented(): readonly string[] {
    return this.#undocumented;
  }

  /** An entry's exports, as TypeScript. */
  add(entry: string, file: string): string {
    const fromElsewhere = new Map<string, string[]>();
    const own: string[] = [];
    for (const [alias, origin] of [...this.#exportsOf(file)].sort(byName)) {
      const owner = this.#owners.get(keyOf(origin));
      const [module, name] = owner ? [owner.entry, owner.alias] : [origin.module, origin.name];
      if (owner || !path.isAbsolute(module)) {
        const specifier = name === alias ? name : `${name} as ${alias}`;
        fromElsewhere.set(module, [...(fromElsewhere.get(module) ?? []), specifier]);
        continue;
      }
      this.#owners.set(keyOf(origin), { entry, alias });
      const text = this.#say(origin);
      if (!text.startsWith('/**')) this.#undocumented.push(`${entry}: ${alias}`);
      own.push(text, ...(name === alias ? [] : [`export { ${name} as ${alias} };`]));
    }
    const lists = [...fromElsewhere]
      .sort(byName)
      .map(([module, names]) => `export { ${names.join(', ')} } from '${module}';`);
    return [...lists, ...own].join('\n');
  }

  /** Declarations that the exported ones refer to and no entry exports. */
  others(): string {
    const found = new Map<string, string>();
    // The list grows during iteration, because what is found refers to more.
    for (const { file, text } of this.#said) {
      for (const named of namesIn(text, file, this.#read(file))) {
        const origin = this.#declared(named);
        if (!path.isAbsolute(origin.module) || this.#owners.has(keyOf(origin)) || found.has(keyOf(origin))) continue;
        found.set(keyOf(origin), this.#say(origin));
      }
    }
    return [...found.values()].sort().join('\n');
  }

  #say(origin: Origin): string {
    const text = this.#read(origin.module).declarations.get(origin.name);
    if (text === undefined) throw new Error(`${origin.module} declares no ${origin.name}`);
    this.#said.push({ file: origin.module, text });
    const short = text
      .replaceAll(/import\("[^"]+"\)\.(?=[A-Z$])/g, '')
      .replace(/^export (?:declare )?|^declare /gm, '');
    if (short.length <= LONGEST) return short;
    const hash = createHash('sha256').update(short).digest('hex').slice(0, 16);
    const bare = withoutComments(short);
    return `${bare.slice(0, bare.indexOf(origin.name))}${origin.name}; // ${short.length} characters, sha256 ${hash}…`;
  }

  #exportsOf(file: string): Map<string, Origin> {
    const { exports, reexported } = this.#read(file);
    return new Map([
      ...reexported.flatMap((module) => [...this.#exportsOf(module)]),
      ...[...exports].map(([alias, origin]): [string, Origin] => [alias, this.#declared(origin)]),
    ]);
  }

  /** Follows a name to the file that declares it. */
  #declared(origin: Origin): Origin {
    if (!path.isAbsolute(origin.module)) return origin;
    const { declarations, exports, known, reexported } = this.#read(origin.module);
    if (declarations.has(origin.name)) return origin;
    const here = [exports.get(origin.name), known.get(origin.name)];
    const next =
      here.find((found) => found !== undefined && keyOf(found) !== keyOf(origin)) ??
      reexported.map((module) => this.#exportsOf(module).get(origin.name)).find((found) => found !== undefined);
    if (next === undefined) throw new Error(`${keyOf(origin)} is declared nowhere`);
    return this.#declared(next);
  }
}

const keyOf = ({ module, name }: Origin): string => `${module}#${name}`;
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

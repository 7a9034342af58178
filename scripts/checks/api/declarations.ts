/** Reads the declarations that tsc emits, in which statements and their docstrings start in the first column. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Origin of a name: a declaration file, or a module of another package. */
export interface Origin {
  readonly module: string;
  readonly name: string;
}

interface DeclarationFile {
  /** Declarations with their docstrings. */
  readonly declarations: Map<string, string>;
  /** Exports by exported name. */
  readonly exports: Map<string, Origin>;
  /** Names in the file's scope: imported ones, and its own. */
  readonly known: Map<string, Origin>;
  readonly reexported: string[];
}

const statements = /^(?=(?:export|import|declare|interface|type|abstract)\b|\/\*\*)/m;
const comments = /\/\*[\s\S]*?\*\//g;
const declaration =
  /^(export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) ([\w$]+)/;
const list = /^(export|import) (?:type )?{([^}]*)}(?: from ['"](.+)['"])?;/;

/** Returns a reader that reads each file once. */
export function declarationReader(): (file: string) => DeclarationFile {
  const read = new Map<string, DeclarationFile>();
  return (file) => {
    const known = read.get(file) ?? parse(readFileSync(file, 'utf8'), file);
    read.set(file, known);
    return known;
  };
}

/** The module named by a file: relative, or of a package. */
const resolve = (file: string, module: string): string =>
  module.startsWith('.') ? path.resolve(path.dirname(file), module.replace(/(?:\.[jt]sx?)?$/, '.d.ts')) : module;

function parse(text: string, file: string): DeclarationFile {
  const result: DeclarationFile = { declarations: new Map(), exports: new Map(), known: new Map(), reexported: [] };
  let docstring = '';
  for (const statement of text.split(statements).map((part) => part.trim())) {
    const isDocstring = statement.startsWith('/**') && withoutComments(statement) === '';
    if (!isDocstring) addStatement(withoutComments(statement) && statement, docstring, file, result);
    docstring = isDocstring ? `${statement}\n` : '';
  }
  return result;
}

/** A declaration without its docstring and those of its members. */
export const withoutComments = (text: string): string => text.replace(comments, '').trim();

function addStatement(statement: string, docstring: string, file: string, result: DeclarationFile): void {
  const { declarations, exports, known, reexported } = result;
  const [, isExported, name] = declaration.exec(statement) ?? [];
  if (name !== undefined) {
    declarations.set(name, [declarations.get(name), docstring + statement].filter(Boolean).join('\n')); // overloads
    known.set(name, { module: file, name });
    if (isExported) exports.set(name, { module: file, name });
    return;
  }
  const [, star] = /^export \* from ['"](.+)['"];/.exec(statement) ?? [];
  if (star !== undefined) {
    reexported.push(resolve(file, star));
    return;
  }
  const [, verb, names = '', module] = list.exec(statement) ?? [];
  if (verb !== undefined) {
    for (const specifier of names.split(',').filter((one) => one.trim() !== '')) {
      const [original = '', alias = original] = specifier
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (verb === 'import') known.set(alias, { module: resolve(file, module ?? ''), name: original });
      else
        exports.set(
          alias,
          module ? { module: resolve(file, module), name: original } : { module: file, name: original },
        );
    }
    return;
  }
  // Imports of a namespace or of a stylesheet bring in no names of the package.
  if (statement !== '' && !statement.startsWith('import ')) {
    throw new Error(`${file}: not understood: ${statement.slice(0, 100)}`);
  }
}

/** Names used by a declaration other than its own. */
export function namesIn(text: string, file: string, { known }: DeclarationFile): Origin[] {
  const inline = [...text.matchAll(/import\("(\.[^"]+)"\)\.([\w$]+)/g)].map(([, module = '', name = '']) => ({
    module: resolve(file, module),
    name,
  }));
  const words = new Set(withoutComments(text).match(/[A-Za-z_$][\w$]*/g));
  return [...inline, ...[...known].filter(([name]) => words.has(name)).map(([, origin]) => origin)];
}

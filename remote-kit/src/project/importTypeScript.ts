import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from '@swc/core';

/**
 * Imports the default export of a TypeScript module under any Node; imports of other TypeScript files need a Node that
 * strips types (22.18).
 */
export async function importTypeScript(file: string): Promise<unknown> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  // beside the original, so that its imports resolve
  const compiled = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.mjs`);
  await writeFile(compiled, code);
  try {
    const module = (await import(pathToFileURL(compiled).href)) as { default?: unknown };
    return module.default;
  } finally {
    await rm(compiled, { force: true });
  }
}

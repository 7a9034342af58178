import type { AnyNode } from 'acorn';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { findIn, namesOf, stringOf } from '../script.ts';

const globals: readonly string[] = ['window', 'self', 'globalThis'];
const workers: readonly string[] = ['Worker', 'SharedWorker', 'importScripts'];

/**
 * Code comes only from the build's own scripts, each with its hash. `import()` and workers run files without one; the
 * page's policy blocks them, so a remote that tries would break.
 */
export const noForeignCode = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.flatMap((script) =>
    findIn(script, ({ node }): Finding | null => {
      const code = foreignCode(node);
      return code === null ? null : { code: 'FOREIGN_CODE', what: `${script.name}: ${code.slice(0, 100)}` };
    }),
  );

/** The literal address of code without a hash, or what runs it; null otherwise. */
function foreignCode(node: AnyNode): string | null {
  if (node.type === 'ImportExpression') return stringOf(node.source) ?? 'import';
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  if (node.callee.type === 'Super') return null;
  const names = namesOf(node.callee);
  const name = names?.at(-1);
  if (!names || name === undefined) return null;
  const isWorker = workers.includes(name) && names.slice(0, -1).every((one) => globals.includes(one));
  const isOther =
    (name === 'register' && names.at(-2) === 'serviceWorker') ||
    (name === 'addModule' && /worklet$/i.test(names.at(-2) ?? ''));
  return isWorker || isOther ? (stringOf(node.arguments[0]) ?? name) : null;
}

import type { AnyNode } from 'acorn';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { findIn, namesOf, stringOf } from '../script.ts';

const workers: readonly string[] = ['Worker', 'SharedWorker', 'importScripts'];

/** Code comes from the build, under its hash, and from nowhere else. */
export const noForeignCode = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.flatMap((script) =>
    findIn(script, ({ node }): Finding | null => {
      const address = addressOfCode(node);
      const isForeign = address !== null && /^(https?:)?\/\//i.test(address);
      return isForeign ? { code: 'FOREIGN_CODE', what: `${script.name}: ${address.slice(0, 100)}` } : null;
    }),
  );

function addressOfCode(node: AnyNode): string | null {
  if (node.type === 'ImportExpression') return stringOf(node.source);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  if (node.callee.type === 'Super') return null;
  const name = namesOf(node.callee)?.at(-1);
  return name !== undefined && workers.includes(name) ? stringOf(node.arguments[0]) : null;
}

import type { AnyNode } from 'acorn';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { findIn, namesOf, stringOf } from '../script.ts';

const globals: readonly string[] = ['window', 'self', 'globalThis'];
const timers: readonly string[] = ['setTimeout', 'setInterval'];

/** The page's policy forbids turning text into code, so a remote that tries would break. */
export const noCodeFromText = ({ scripts }: ReadableBuild): Finding[] =>
  scripts.flatMap((script) => {
    const calls = new Set(findIn(script, ({ node }) => codeFromText(node)));
    return [...calls].map((call): Finding => ({ code: 'CODE_FROM_TEXT', what: `${script.name}: ${call}` }));
  });

function codeFromText(node: AnyNode): string | null {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  if (node.callee.type === 'Super') return null;
  const names = namesOf(node.callee);
  const name = names?.at(-1);
  if (!names || name === undefined || !names.slice(0, -1).every((one) => globals.includes(one))) return null;
  const [first] = node.arguments;
  if (name === 'eval') return 'eval';
  // A fallback of many libraries for the global object, which they can do without.
  if (name === 'Function') return stringOf(first) === 'return this' ? null : 'Function';
  return timers.includes(name) && stringOf(first) !== null ? name : null;
}

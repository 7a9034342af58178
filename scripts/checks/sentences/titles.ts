import { asNode, type Node } from '../sources.ts';

const runners = new Set(['test', 'it', 'describe']);
/** Parts of a call's name that mark tests as not run or as expected to fail. */
const notRun = new Set(['skip', 'fixme', 'todo', 'fail', 'failing']);

/** Titles of all tests that a file runs, and of groups that contain one; for composed titles the constant parts. */
export function titlesIn(source: unknown): string[] {
  return found(source).titles;
}

interface Found {
  titles: string[];
  /** Whether it contains a test, rather than only empty groups. */
  runs: boolean;
}

function found(value: unknown): Found {
  if (typeof value !== 'object' || value === null) return { titles: [], runs: false };
  const node = asNode(value);
  const name = node?.type === 'CallExpression' ? nameOf(node.callee) : null;
  const named = name && node ? titleOf(node) : null;
  if (name && named !== null && name.some((part) => notRun.has(part))) return { titles: [], runs: false };
  const inner = Object.values(value).map(found);
  const titles = inner.flatMap((part) => part.titles);
  const runs = inner.some((part) => part.runs);
  if (!name || named === null) return { titles, runs };
  const counts = !name.includes('describe') || runs;
  return { titles: counts ? [named, ...titles] : titles, runs: counts };
}

/** Splits `test.describe.each(table)` into test, describe, each; null for anything but a test runner's call. */
function nameOf(callee: unknown): string[] | null {
  const node = asNode(callee);
  switch (node?.type) {
    case 'Identifier':
      return runners.has(String(node.value)) ? [String(node.value)] : null;
    case 'MemberExpression': {
      const before = nameOf(node.object);
      return before && [...before, String(asNode(node.property)?.value)];
    }
    case 'CallExpression':
      return nameOf(node.callee);
    case 'TaggedTemplateExpression':
      return nameOf(node.tag);
    default:
      return null;
  }
}

/** A call's first argument as text, or null. */
function titleOf(call: Node): string | null {
  const [first]: unknown[] = Array.isArray(call.arguments) ? call.arguments : [];
  const title = typeof first === 'object' && first !== null && 'expression' in first ? asNode(first.expression) : null;
  if (title?.type === 'StringLiteral') return String(title.value);
  if (title?.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return null;
  return title.quasis.map((quasi: unknown) => String(asNode(quasi)?.cooked ?? '')).join('…');
}

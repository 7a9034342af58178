import { type AnyNode, type Program, parse } from 'acorn';

/** A listed script; `tree` is null when it is not a classic script, which is how remotes' files are loaded. */
export interface Script {
  readonly name: string;
  readonly text: string;
  readonly tree: Program | null;
}

export function parseScript(name: string, text: string): Script {
  try {
    return { name, text, tree: parse(text, { ecmaVersion: 'latest', sourceType: 'script' }) };
  } catch {
    return { name, text, tree: null };
  }
}

/** A node, and its innermost enclosing function (null: none). */
export interface Placed {
  readonly node: AnyNode;
  readonly within: AnyNode | null;
}

const listed = new WeakMap<Script, readonly Placed[]>();

/**
 * All nodes of a script, listed once for all rules. Iterative, because long operator chains nest deeper than the call
 * stack.
 */
function nodesOf(script: Script): readonly Placed[] {
  const known = listed.get(script);
  if (known) return known;
  const waiting: Placed[] = script.tree ? [{ node: script.tree, within: null }] : [];
  const nodes: Placed[] = [];
  for (let placed = waiting.pop(); placed; placed = waiting.pop()) {
    nodes.push(placed);
    const within = isFunction(placed.node) ? placed.node : placed.within;
    for (const held of Object.values(placed.node)) {
      if (isNode(held)) waiting.push({ node: held, within });
      else if (Array.isArray(held)) for (const child of held) if (isNode(child)) waiting.push({ node: child, within });
    }
  }
  listed.set(script, nodes);
  return nodes;
}

/** All non-null results of `pick` over the nodes of a script. */
export function findIn<Found>(script: Script, pick: (placed: Placed) => Found | null): Found[] {
  const found: Found[] = [];
  for (const placed of nodesOf(script)) {
    const picked = pick(placed);
    if (picked !== null) found.push(picked);
  }
  return found;
}

// Only syntax nodes have a string `type`.
const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isFunction = (node: AnyNode): boolean =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration';

/** The value of a string literal or a template without expressions; null otherwise. */
export function stringOf(node: AnyNode | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The name of a static property: `a.b`, `a['b']`, `{ b: … }`; null for computed ones. */
export function propertyName(node: AnyNode, computed: boolean): string | null {
  if (!computed && (node.type === 'Identifier' || node.type === 'PrivateIdentifier')) return node.name;
  return stringOf(node);
}

/** The path of a callee: `window.JSON.parse` → ['window', 'JSON', 'parse']. Null when part of it is computed. */
export function namesOf(called: AnyNode): string[] | null {
  const names: string[] = [];
  for (let node = called; ; ) {
    if (node.type === 'Identifier') return [node.name, ...names.reverse()];
    if (node.type === 'ChainExpression') node = node.expression;
    else if (node.type === 'MemberExpression') {
      const name = propertyName(node.property, node.computed);
      if (name === null) return null;
      names.push(name);
      node = node.object;
    } else return null;
  }
}

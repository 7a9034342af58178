import { type CssNode, List, parse, type StyleSheet } from 'css-tree';

/** A listed stylesheet. What a browser would skip as invalid is `Raw` in its tree. */
export interface Style {
  readonly name: string;
  readonly tree: StyleSheet;
}

export function parseStyle(name: string, text: string): Style {
  const tree = depthOf(text) > DEEPEST ? null : parse(text);
  if (tree?.type === 'StyleSheet') return { name, tree };
  return {
    name,
    tree: { type: 'StyleSheet', children: new List<CssNode>().fromArray([{ type: 'Raw', value: text }]) },
  };
}

/** Nesting limit, deeper than anyone writes: a deeper text is meant to exhaust its parser. */
const DEEPEST = 50;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[{}()[\]]/g)) {
    if ('{(['.includes(bracket)) depth += 1;
    else depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Nested rules without `&`, which the parser leaves as text; null when they do not parse. */
export function nestedRules(text: string): CssNode[] | null {
  const nodes = parseStyle('', text).tree.children.toArray();
  return nodes.every(({ type }) => type === 'Rule' || type === 'Atrule') ? nodes : null;
}

/** Declarations in a condition inside a rule; null when they do not parse. */
export function nestedDeclarations(text: string): CssNode[] | null {
  const [rule] = parseStyle('', `a{${text}}`).tree.children.toArray();
  const nodes = rule?.type === 'Rule' ? rule.block.children.toArray() : [];
  return nodes.length > 0 && nodes.every(({ type }) => type === 'Declaration') ? nodes : null;
}

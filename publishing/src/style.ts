import { type CssNode, List, parse, type StyleSheet } from 'css-tree';

/** A listed stylesheet. What a browser would skip as no CSS stands in its tree as `Raw`. */
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

/** Blocks and brackets within each other, deeper than anyone writes: such a text is made to keep its reader busy. */
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

/** Rules that stand within another without `&`, which the parser leaves as text; null when they are none. */
export function nestedRules(text: string): CssNode[] | null {
  const nodes = parseStyle('', text).tree.children.toArray();
  return nodes.every(({ type }) => type === 'Rule' || type === 'Atrule') ? nodes : null;
}

/** Declarations that stand in a condition within a rule; null when they are none. */
export function nestedDeclarations(text: string): CssNode[] | null {
  const [rule] = parseStyle('', `a{${text}}`).tree.children.toArray();
  const nodes = rule?.type === 'Rule' ? rule.block.children.toArray() : [];
  return nodes.length > 0 && nodes.every(({ type }) => type === 'Declaration') ? nodes : null;
}

import { type CssNode, parse, type StyleSheet } from 'css-tree';

/** A listed stylesheet. What a browser would skip as no CSS stands in its tree as `Raw`. */
export interface Style {
  readonly name: string;
  readonly tree: StyleSheet;
}

export function parseStyle(name: string, text: string): Style {
  const tree = parse(text);
  if (tree.type !== 'StyleSheet') throw new TypeError('a stylesheet is always read as one');
  return { name, tree };
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

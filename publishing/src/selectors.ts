import type { CssNode, Selector } from 'css-tree';

/**
 * Whether a selector matches only inside the remote: one of its parts requires a class with the remote's prefix.
 * `nested`: it is inside a scoped rule, so `&`, and any selector without `&`, is scoped.
 */
export function isScoped(selector: Selector, remote: string, nested: boolean): boolean {
  const parts = selector.children.toArray();
  if (nested && !mentionsNesting(parts)) return true;
  return parts.some((part) => anchors(part, remote, nested));
}

function anchors(part: CssNode, remote: string, nested: boolean): boolean {
  if (part.type === 'ClassSelector') return part.name === remote || part.name.startsWith(`${remote}-`);
  if (part.type === 'NestingSelector') return nested;
  if (part.type !== 'PseudoClassSelector' || !['is', 'where', '-webkit-any'].includes(part.name.toLowerCase()))
    return false;
  const lists = part.children?.toArray() ?? [];
  const branches = lists.flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : [list]));
  return (
    branches.length > 0 &&
    branches.every(
      (branch) =>
        branch.type === 'Selector' && branch.children.toArray().some((inner) => anchors(inner, remote, nested)),
    )
  );
}

function mentionsNesting(parts: readonly CssNode[]): boolean {
  return parts.some((part) => {
    if (part.type === 'NestingSelector') return true;
    if (part.type === 'Raw') return part.value.includes('&');
    return 'children' in part && part.children !== null && mentionsNesting(part.children.toArray());
  });
}

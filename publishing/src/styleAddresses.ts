import { type CssNode, walk } from 'css-tree';

/** All addresses that a part of a stylesheet would load. */
export function addressesIn(node: CssNode): string[] {
  const found: string[] = [];
  walk(node, (held) => {
    if (held.type === 'Url') found.push(held.value);
    if (held.type === 'Function' && /^(-webkit-)?image-set$|^src$/i.test(held.name)) {
      for (const argument of held.children) if (argument.type === 'String') found.push(argument.value);
    }
    // Values kept as text: custom properties, and what the parser does not know.
    if (held.type === 'Raw') {
      for (const [, address = ''] of held.value.matchAll(/url\(\s*["']?([^"')]*)/gi)) found.push(address.trim());
    }
  });
  return found;
}

/** Whether it is a file of the build, a path of the site, a fragment, or an inline picture. */
export function isOwnAddress(address: string, isListed: (file: string) => boolean): boolean {
  if (address.startsWith('#') || /^data:(image|font)\//i.test(address)) return true;
  if (/^\/(?![/\\])/.test(address)) return true;
  const file = address.replace(/^\.\//, '').replace(/[?#].*$/, '');
  return isListed(file);
}

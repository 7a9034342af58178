import { type Atrule, type CssNode, generate, type Rule } from 'css-tree';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { isScoped } from '../selectors.ts';
import { nestedDeclarations, nestedRules } from '../style.ts';
import { addressesIn, isOwnAddress } from '../styleAddresses.ts';

/**
 * A remote's styles affect the remote only: in its layer, under its classes, with prefixed names, and loading nothing
 * from elsewhere.
 */
export function stylesStayInside({ manifest, styles }: ReadableBuild): Finding[] {
  const { name } = manifest.descriptor;
  const place: Place = { remote: name, isListed: (file) => Object.hasOwn(manifest.files, file) };
  return styles.flatMap((style) =>
    style.tree.children
      .toArray()
      .flatMap((node) => atTop(node, place))
      .map(({ code, what }): Finding => ({ code, what: `${style.name}: ${what.trim().slice(0, 120)}` })),
  );
}

interface Place {
  readonly remote: string;
  isListed(file: string): boolean;
}

function atTop(node: CssNode, place: Place): Finding[] {
  if (node.type === 'Comment') return [];
  if (node.type === 'Raw') return [{ code: 'STYLE_MALFORMED', what: node.value }];
  if (node.type !== 'Atrule') return [{ code: 'OUTSIDE_LAYER', what: headOf(node) }];
  const name = node.name.toLowerCase();
  if (name === 'layer' && node.prelude && generate(node.prelude) === `remote.${place.remote}`)
    return inLayer(node, place);
  return [{ code: name === 'import' ? 'AT_RULE_NOT_ALLOWED' : 'OUTSIDE_LAYER', what: headOf(node) }];
}

const headOf = (node: CssNode): string => {
  if (node.type === 'Rule') return generate(node.prelude);
  if (node.type !== 'Atrule') return generate(node);
  return `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`;
};

/** At-rules that are only conditions for, or order, the rules inside. */
const conditions: readonly string[] = ['media', 'supports', 'container', 'starting-style', 'layer'];

function inLayer({ block }: Atrule, place: Place): Finding[] {
  return (block?.children.toArray() ?? []).flatMap((node): Finding[] => {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return inRule(node, place, false);
    return node.type === 'Atrule' ? inAtRule(node, place) : [{ code: 'STYLE_MALFORMED', what: generate(node) }];
  });
}

function inAtRule(node: Atrule, place: Place): Finding[] {
  const name = node.name.toLowerCase();
  if (conditions.includes(name)) return inLayer(node, place);
  const given = node.prelude ? generate(node.prelude) : '';
  if (name === 'property') return named(node, given.replace(/^--/, ''), place);
  if (/^(-\w+-)?keyframes$/.test(name)) return [...named(node, given, place), ...addresses(node, place)];
  if (name === 'font-face') return [...named(node, familyOf(node), place), ...addresses(node, place)];
  return [{ code: 'AT_RULE_NOT_ALLOWED', what: headOf(node) }];
}

function familyOf(node: Atrule): string {
  for (const held of node.block?.children ?? []) {
    if (held.type === 'Declaration' && held.property.toLowerCase() === 'font-family') return generate(held.value);
  }
  return '';
}

/** Page-wide names begin with the remote's. */
function named(node: Atrule, given: string, { remote }: Place): Finding[] {
  const name = given.replace(/^["']|["']$/g, '');
  const isOwn = name === remote || name.startsWith(`${remote}-`);
  return isOwn ? [] : [{ code: 'NAME_LEAKS', what: `@${node.name} ${name}` }];
}

/** `nested`: inside a rule that is already scoped. */
function inRule({ prelude, block }: Rule, place: Place, nested: boolean): Finding[] {
  if (prelude.type === 'Raw') return [{ code: 'STYLE_MALFORMED', what: prelude.value }];
  const leaks = prelude.children
    .toArray()
    .filter((selector) => selector.type !== 'Selector' || !isScoped(selector, place.remote, nested));
  return [
    ...leaks.map((selector): Finding => ({ code: 'SELECTOR_LEAKS', what: generate(selector) })),
    ...block.children.toArray().flatMap((held) => belowRule(held, place)),
  ];
}

function belowRule(node: CssNode, place: Place): Finding[] {
  if (node.type === 'Rule') return inRule(node, place, true);
  if (node.type === 'Raw') return unread(node.value, place);
  if (node.type === 'Declaration') {
    const value = node.value.type === 'Raw' && !node.property.startsWith('--') ? node.value.value : '';
    // `a:hover{…}` looks like a declaration up to its brace.
    return value.includes('{') ? unread(`${node.property}:${value}`, place) : addresses(node, place);
  }
  if (node.type !== 'Atrule') return [];
  if (!conditions.includes(node.name.toLowerCase())) return [{ code: 'AT_RULE_NOT_ALLOWED', what: headOf(node) }];
  return (node.block?.children.toArray() ?? []).flatMap((held) => belowRule(held, place));
}

function unread(text: string, place: Place): Finding[] {
  const nodes = nestedRules(text) ?? nestedDeclarations(text);
  return nodes ? nodes.flatMap((node) => belowRule(node, place)) : [{ code: 'STYLE_MALFORMED', what: text }];
}

const addresses = (node: CssNode, { isListed }: Place): Finding[] =>
  addressesIn(node)
    .filter((address) => !isOwnAddress(address, isListed))
    .map((what) => ({ code: 'FOREIGN_FILE', what }));

import type { AnyNode } from 'acorn';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { findIn, type Placed, propertyName, type Script, stringOf } from '../script.ts';
import { served } from '../served.ts';

/** Marker in every stateful module of `@unisite/shared` (see `oncePerPage`). */
const markOfShared = 'unisite-once:';

/** Internal properties that only React and react-dom set, with names stable for years. */
const internalsOfReact: readonly string[] = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
];

/**
 * The build contains no copy of the page's singletons: a second store would split its state, a second React break every
 * hook. A React of another major version is allowed, in a root of its own, if the descriptor's `brings` declares it.
 */
export function noBundledSingleton({ manifest, scripts }: ReadableBuild): Finding[] {
  const brings = manifest.descriptor.brings ?? [];
  return scripts.flatMap((script) => [
    ...unique(findIn(script, sharedModule)).map(
      (module): Finding => ({ code: 'SHARED_BUNDLED', what: `${script.name}: @unisite/shared/${module}` }),
    ),
    ...unique(reactsIn(script)).flatMap((react): Finding[] => {
      const what = `${script.name}: ${react}`;
      if (react === `react@${served.react}`) return [{ code: 'SHARED_BUNDLED', what }];
      return brings.includes(react) ? [] : [{ code: 'FRAMEWORK_NOT_DECLARED', what }];
    }),
  ]);
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

function sharedModule({ node }: Placed): string | null {
  const text = stringOf(node);
  return text?.startsWith(markOfShared) ? text.slice(markOfShared.length) : null;
}

/** The Reacts in a script, as `react@18`; `react@unknown` without a recognisable version. */
function reactsIn(script: Script): string[] {
  const modules = findIn(script, ({ node, within }) => (setsInternals(node) ? { within } : null));
  const inside = modules.map(({ within }) => {
    const [version] = findIn(script, (placed) => (placed.within === within ? versionSet(placed.node) : null));
    return nameOf(version);
  });
  const renderers = findIn(script, ({ node }) => (isRenderer(node) ? nameOf(versionIn(node)) : null));
  return [...inside, ...renderers];
}

const nameOf = (version: string | null | undefined): string => `react@${version?.split('.')[0] ?? 'unknown'}`;

/** `exports.__CLIENT_INTERNALS… = …`, or a key of an object. */
function setsInternals(node: AnyNode): boolean {
  const name = nameSet(node);
  return name !== null && internalsOfReact.includes(name);
}

function nameSet(node: AnyNode): string | null {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
    return propertyName(node.left.property, node.left.computed);
  return node.type === 'Property' && node.value.type !== 'AssignmentPattern'
    ? propertyName(node.key, node.computed)
    : null;
}

/** `exports.version = '18.3.1'` */
function versionSet(node: AnyNode): string | null {
  if (node.type !== 'AssignmentExpression' || nameSet(node) !== 'version') return null;
  return versionOf(node.right);
}

/** `{ version: '18.3.1', rendererPackageName: 'react-dom' }`: how react-dom registers with developer tools. */
const isRenderer = (node: AnyNode): boolean => stringOf(valueIn(node, 'rendererPackageName')) === 'react-dom';

const versionIn = (node: AnyNode): string | null => versionOf(valueIn(node, 'version'));

function valueIn(node: AnyNode, key: string): AnyNode | null {
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type === 'Property' && propertyName(property.key, property.computed) === key) return property.value;
  }
  return null;
}

function versionOf(node: AnyNode | null): string | null {
  const text = stringOf(node);
  return text !== null && /^\d+\.\d+\.\d+/.test(text) ? text : null;
}

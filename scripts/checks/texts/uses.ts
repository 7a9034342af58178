import { asNode, type Node, nodesOf } from '../sources.ts';

/** Use of a text by its name, or by a name that is only partly known before run time. */
export type Use = { readonly name: string } | { readonly pattern: RegExp; readonly written: string };

export interface Uses {
  /** Names passed to the translation function. */
  readonly asked: readonly Use[];
  /** All other strings in the source, since a name may reach the function through a variable. */
  readonly mentioned: ReadonlySet<string>;
  readonly composed: readonly RegExp[];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Finds the texts that a source uses: calls of the result of `useText()`, of anything typed as `TextOf`, and of
 * anything named `t`.
 */
export function usesIn(source: unknown): Uses {
  const nodes = [...nodesOf(source)];
  const functions = new Set(['t', ...nodes.flatMap((node) => translationFunction(node) ?? [])]);
  const asked = nodes.flatMap((node) => (node.type === 'CallExpression' ? askedBy(node, functions) : []));
  const templates = nodes.filter((node) => node.type === 'TemplateLiteral');
  return {
    asked,
    mentioned: new Set(nodes.flatMap((node) => (node.type === 'StringLiteral' ? [String(node.value)] : []))),
    composed: templates.flatMap((node) => {
      const parts = partsOf(node);
      return /^\w+\./.test(parts[0] ?? '') ? [patternOf(parts)] : [];
    }),
  };
}

/** The name of the translation function in a declaration or a parameter. */
function translationFunction(node: Node): string | null {
  if (node.type === 'VariableDeclarator') {
    const init = asNode(node.init);
    const callee = init?.type === 'CallExpression' ? asNode(init.callee) : null;
    return callee?.value === 'useText' ? nameOf(node.id) : null;
  }
  if (node.type !== 'Identifier') return null;
  const type = asNode(asNode(node.typeAnnotation)?.typeAnnotation);
  return type?.type === 'TsTypeReference' && asNode(type.typeName)?.value === 'TextOf' ? nameOf(node) : null;
}

const nameOf = (value: unknown) => {
  const node = asNode(value);
  return node?.type === 'Identifier' ? String(node.value) : null;
};

function askedBy(call: Node, functions: ReadonlySet<string>): Use[] {
  const callee = nameOf(call.callee);
  const position = callee === 'textOf' ? 1 : callee !== null && functions.has(callee) ? 0 : null;
  if (position === null || !Array.isArray(call.arguments)) return [];
  const argument: unknown = call.arguments[position];
  return typeof argument === 'object' && argument !== null && 'expression' in argument
    ? namesIn(argument.expression)
    : [];
}

function namesIn(value: unknown): Use[] {
  const node = asNode(value);
  switch (node?.type) {
    case 'StringLiteral':
      return [{ name: String(node.value) }];
    case 'TemplateLiteral':
      return [composedOf(partsOf(node))];
    case 'ConditionalExpression':
      return [...namesIn(node.consequent), ...namesIn(node.alternate)];
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return namesIn(node.expression);
    case 'BinaryExpression':
      return node.operator === '??' || node.operator === '||' ? [...namesIn(node.left), ...namesIn(node.right)] : [];
    default:
      return []; // Only known at run time; the string is found where it is written.
  }
}

/** A template's constant parts; anything may come between them. */
const partsOf = (template: Node): string[] =>
  Array.isArray(template.quasis) ? template.quasis.map((quasi: unknown) => String(asNode(quasi)?.cooked ?? '')) : [];

const patternOf = (parts: readonly string[]) => new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`);

function composedOf(parts: readonly string[]): Use {
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? { name: only }
    : { pattern: patternOf(parts), written: parts.join('…') };
}

import * as z from '@unisite/shared/schema';
import type { AnyNode } from 'acorn';
import { findIn, namesOf, type Placed, propertyName, type Script, stringOf } from './script.ts';

/** Texts of one language, as in a locale file. */
export type Texts = { readonly [key: string]: string | Texts };

const texts: z.Schema<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => texts)]));

/**
 * The texts in a script: `JSON.parse('…')`, as builds emit longer JSON files, or an exported plain object. Null unless
 * there is exactly one, with nothing but texts.
 */
export function readTexts(script: Script): Texts | null {
  const found = findIn(script, parsedText).map(jsonOf);
  const values = found.length > 0 ? found : findIn(script, exported).map(plainValue);
  if (values.length !== 1) return null;
  const parsed = z.safeParse(texts, values[0]);
  return parsed.success ? parsed.data : null;
}

function parsedText({ node }: Placed): string | null {
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return null;
  return namesOf(node.callee)?.join('.') === 'JSON.parse' ? stringOf(node.arguments[0]) : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `module.exports = { … }` */
function exported({ node }: Placed): AnyNode | null {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null;
  const isExports = propertyName(node.left.property, node.left.computed) === 'exports';
  return isExports && node.right.type === 'ObjectExpression' ? node.right : null;
}

function plainValue(node: AnyNode): unknown {
  if (node.type !== 'ObjectExpression') return stringOf(node) ?? undefined;
  return Object.fromEntries(
    node.properties.map((property): [string, unknown] => {
      if (property.type !== 'Property') return ['', undefined];
      return [propertyName(property.key, property.computed) ?? '', plainValue(property.value)];
    }),
  );
}

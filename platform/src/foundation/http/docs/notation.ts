import type { JsonSchema } from './jsonSchema.ts';

/** A schema in readable notation: `{ page?: integer = 1, kind?: 'bet' | 'win' }`, one field per line. */
export function notationOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return '…';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => notationOf(choice, indent)))].join(' | ');
  if (schema.type === 'array') return arrayNotation(schema, indent);
  if (schema.type === 'object') return objectNotation(schema, indent);
  return scalarNotation(schema);
}

function objectNotation({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, field]) => {
    const initial = field.default === undefined ? '' : ` = ${literal(field.default)}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${notationOf(field, inner)}${initial}`;
  });
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name]: ${notationOf(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function arrayNotation({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => notationOf(item, indent)).join(', ')}]`;
  const item = notationOf(items ?? {}, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function scalarNotation({ type, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
  if (type === 'string') return name + bounds(minLength, maxLength);
  // The bounds of every JSON integer are omitted.
  const real = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  return name + bounds(real(minimum), real(maximum));
}

function bounds(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return '';
  return `(${least ?? ''}–${most ?? ''})`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

import type { Schema } from '@unisite/shared/schema';
import { toJSONSchema } from 'zod';

/** The subset of JSON Schema that the contract's schemas produce. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly default?: unknown;
}

/** A request's (`input`) or response's (`output`) JSON Schema. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  // The library's own type is wider; the contract's builders only produce the subset above.
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $schema?: string;
  };
  return rest;
}

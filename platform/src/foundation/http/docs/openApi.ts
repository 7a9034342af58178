import { failure, generalErrorCodes, type Operation, operationsByDomain, sealedBody } from '@unisite/shared/contract';
import { refusalTexts } from '../refusalTexts.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

type Json = { readonly [key: string]: unknown };

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const schemas: Record<string, unknown> = {
    Failure: jsonSchemaOf(failure, 'output'),
    SealedBody: jsonSchemaOf(sealedBody, 'input'),
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const [domain, operations] of Object.entries(operationsByDomain)) {
    for (const operation of operations) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, domain, schemas) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Unisite platform',
      version: '1.0.0',
      description:
        'Every answer is an envelope: `{ success: true, value }`, or `{ success: false, code, message, messages?, fields? }` with a stable code and a sentence in the caller’s language (`X-Language`, else `Accept-Language`). Amounts are VND with at most 2 decimals.',
    },
    tags: Object.keys(operationsByDomain).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-unisite', description: 'HttpOnly; set by login.' },
        handle: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` of login’s answer; worth nothing without the cookie.',
        },
      },
    },
  };
}

function describe(operation: Operation, domain: string, schemas: Record<string, unknown>): Json {
  const request = hoisted(operation, 'request', jsonSchemaOf(operation.request, 'input'), schemas);
  const value = hoisted(operation, 'value', jsonSchemaOf(operation.value, 'output'), schemas);
  const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [domain],
    parameters: parametersOf(operation, request, inPath, inQuery),
    ...(inQuery ? {} : { requestBody: bodyOf(operation, without(request, inPath)) }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value },
            },
          },
        },
      },
      default: {
        description: `Refused: ${codesOf(operation).join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    security: securityOf(operation),
    ...(operation.sealed ? { 'x-sealed': true } : {}),
  };
}

/** Every code the operation may respond with, its own first. */
export function codesOf({ errors, access, sealed, idempotent, repeatable, request }: Operation): string[] {
  const hasFields = Object.keys(jsonSchemaOf(request, 'input').properties ?? {}).length > 0;
  const possible: Partial<Record<(typeof generalErrorCodes)[number], boolean>> = {
    BAD_REQUEST: hasFields || idempotent || repeatable || sealed,
    UNAUTHENTICATED: access === 'member',
    SESSION_EXPIRED: access === 'member',
    FORBIDDEN: false,
    NOT_FOUND: false,
    CONFLICT: idempotent || repeatable,
    STILL_RUNNING: idempotent || repeatable,
    PAYLOAD_TOO_LARGE: hasFields,
  };
  const general = generalErrorCodes.filter((code) => possible[code] ?? true);
  return [...errors, ...general.filter((code) => !errors.includes(code))];
}

/** The HTTP status of a code. */
export function statusOf(code: string): number | undefined {
  return Object.entries(refusalTexts).find(([name]) => name === code)?.[1].status;
}

function parametersOf(operation: Operation, request: JsonSchema, inPath: string[], inQuery: boolean): Json[] {
  const parameters: Json[] = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: request.properties?.[name] ?? { type: 'string' },
  }));
  if (inQuery) {
    for (const [name, schema] of Object.entries(without(request, inPath).properties ?? {})) {
      parameters.push({ name, in: 'query', required: request.required?.includes(name) ?? false, schema });
    }
  }
  if (operation.idempotent || operation.repeatable) {
    const schema = { type: 'string', minLength: 8, maxLength: 100 };
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: operation.idempotent,
      schema,
      description: 'The same key gives the same answer.',
    });
  }
  return parameters;
}

function bodyOf(operation: Operation, request: JsonSchema): Json {
  const type = operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const schema = operation.sealed ? { $ref: '#/components/schemas/SealedBody', 'x-sealed-schema': request } : request;
  return { required: true, content: { [type]: { schema } } };
}

function securityOf({ access }: Operation): Json[] {
  const both = { session: [], handle: [] };
  if (access === 'public') return [];
  return access === 'member' ? [both] : [{}, both];
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (names.length === 0 || !schema.properties) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name))),
    required: (schema.required ?? []).filter((name) => !names.includes(name)),
  };
}

/** A recursive schema has definitions; they become components, under names unique to the operation. */
function hoisted(operation: Operation, part: string, schema: JsonSchema, schemas: Record<string, unknown>): JsonSchema {
  if (!schema.$defs) return schema;
  const prefix = `${operation.name}.${part}.`;
  // Parses text generated right here.
  const { $defs, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}`),
  ) as JsonSchema;
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[prefix + name] = definition;
  return rest;
}

import type { Endpoint } from '@unisite/shared/contract/operation';
import fc from 'fast-check';
import { type JsonSchema, jsonSchemaOf } from '../foundation/http/docs/jsonSchema.ts';

/** A call on the wire. */
export interface GeneratedRequest<E extends Endpoint> {
  readonly endpoint: E;
  /** Path and query. */
  readonly url: string;
  /** The body before serialization; undefined: none. */
  readonly body: unknown;
  /** A header's value, from characters valid in headers. */
  readonly header: string;
  /** Whether the caller is signed in. */
  readonly signedIn: boolean;
}

/** Text that breaks careless code: NUL, lone surrogates, controls, quotes, paths, long texts. */
const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'a\0b', '\ud83d', '\udc00x', '\u202e', '😀', '%', '%00', "';--", '../..', '{{x}}'),
  fc.constantFrom('null', '-0', '1e400', '9'.repeat(30), 'x'.repeat(5_000), '2026-02-31', '0000-00-00', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 3 }) },
);

/** Includes a value once in `times` cases. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Values that mostly fit a schema, and sometimes do not. */
function given(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: oddValue });
}

function fittingOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map(fittingOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(given))
        : fc.array(given(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return wholeNumber(schema);
    case 'string':
      return textOf(schema);
    default:
      return oddValue;
  }
}

function wholeNumber({ minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.ceil(Math.max(minimum, -1e9));
  return fc.integer({ min, max: Math.max(min, Math.floor(Math.min(maximum, 1e9))) });
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 80 });
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
    // Odd characters, up to the maximum length.
    fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
  );
}

function objectOf({ properties = {} }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.option(given(schema), { freq: 9, nil: undefined }).map((value) => [name, value] as const),
  );
  return fc.tuple(fc.tuple(...fields), seldom(fc.tuple(oddText, oddValue), 10)).map(([fitting, extra]) => {
    const known = fitting.filter(([, value]) => value !== undefined);
    return Object.fromEntries(extra?.[0] ? [...known, extra] : known);
  });
}

/** A value in a path or query: properly encoded, or as only an attacker would write it. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(textOfValue(value).replace(/\p{Surrogate}/gu, '\ufffd'));
const brokenAddress = fc.constantFrom('%', '%0', '%00', '%ff', '%ed%a0%80', '%2e%2e%2f', '+', '%F0%9F%98');

const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function requestOf<E extends Endpoint>(endpoint: E): fc.Arbitrary<GeneratedRequest<E>> {
  const schema = jsonSchemaOf(endpoint.request, 'input');
  const inBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return fc
    .record({
      request: schema.type === 'object' ? objectOf(schema) : fittingOf(schema).map((value) => Object(value)),
      broken: seldom(brokenAddress, 10),
      oddBody: seldom(oddValue, 20),
      header: oddText.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)),
      signedIn: fc.nat({ max: 4 }).map((n) => n > 0),
    })
    .map(({ request, broken, oddBody, header, signedIn }) => {
      const rest: Record<string, unknown> = { ...request };
      const written = (value: unknown) => broken ?? inAddress(value);
      const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
        const value = rest[name];
        delete rest[name];
        // An empty segment would make another path.
        return written(value === undefined || value === '' ? 'x' : value);
      });
      const query = inBody ? [] : Object.entries(rest).map(([name, value]) => `${inAddress(name)}=${written(value)}`);
      return {
        endpoint,
        header,
        signedIn,
        url: query.length > 0 ? `${path}?${query.join('&')}` : path,
        body: inBody ? (oddBody ?? rest) : undefined,
      };
    });
}

/** Calls of these endpoints: most fields fit, some are unexpected. */
export const generatedRequests = <E extends Endpoint>(endpoints: readonly E[]): fc.Arbitrary<GeneratedRequest<E>> =>
  fc.oneof(...endpoints.map(requestOf));

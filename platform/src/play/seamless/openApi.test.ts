import { expect, test } from '@jest/globals';
import { seamlessCalls, seamlessErrorCodes } from '@unisite/shared/contract/seamless';
import { seamlessDocument } from './openApi.ts';

const document = JSON.parse(JSON.stringify(seamlessDocument()));

test('every call is in it with its headers, its bodies and its refusals by status', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(seamlessCalls.map(({ path }) => path));
  const { post } = document.paths['/vendor/v1/bet'];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'X-Vendor',
    'X-Timestamp',
    'X-Nonce',
    'X-Signature',
  ]);
  expect(post.requestBody.content['application/json'].schema.required).toContain('transactionId');
  expect(post.responses[200].content['application/json'].schema.properties.balance.type).toBe('integer');
  expect(post.responses[409].description).toContain('INSUFFICIENT_FUNDS');
  expect(post.responses[409].content['application/json'].schema.allOf[1].properties.code.enum).toContain(
    'ROUND_CLOSED',
  );
});

test('every refusal that there is can be got by a call', () => {
  const named = new Set<string>(seamlessCalls.flatMap(({ errors }) => errors));
  expect(seamlessErrorCodes.filter((code) => !named.has(code))).toEqual([]);
});

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(references.filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
  expect(text).not.toContain('#/$defs');
});

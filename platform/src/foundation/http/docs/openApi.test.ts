import { expect, test } from '@jest/globals';
import { operations } from '@unisite/shared/contract';
import { notationOf } from './notation.ts';
import { openApiDocument } from './openApi.ts';
import { docsPage } from './page.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));

test('every operation is in it once, under its own method and path', () => {
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const declared = operations.map(
    ({ name, method, path }) => `${name} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(declared.sort());
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(1);
  expect(references.filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('#/$defs');
});

test('says what is sealed, what needs a session, and where each part travels', () => {
  const login = document.paths['/wps/session/login'].post;
  expect(login).toMatchObject({ 'x-sealed': true, security: [], tags: ['access'] });
  const body = login.requestBody.content['application/json'].schema;
  expect(body.$ref).toBe('#/components/schemas/SealedBody');
  expect(Object.keys(body['x-sealed-schema'].properties)).toContain('password');

  const star = document.paths['/wps/game/favourites/{gameId}'].put;
  expect(star.parameters).toEqual([expect.objectContaining({ name: 'gameId', in: 'path', required: true })]);
  expect(star.security).toEqual([{ session: [], handle: [] }]);

  const record = document.paths['/wps/member/transactions'].get;
  expect(record.parameters.map(({ name, in: where }: { name: string; in: string }) => `${where} ${name}`)).toContain(
    'query page',
  );
  expect(record.responses.default.description).toMatch(/SESSION_EXPIRED/);
  expect(document.paths['/wps/game/launchGame'].post.parameters).toEqual([
    expect.objectContaining({ name: 'Idempotency-Key', required: true }),
  ]);
});

test('the page for people lists them all, and has no script and no inline style', () => {
  const page = docsPage();
  for (const { name, path } of operations) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(path);
  }
  expect(page).not.toMatch(/<script|<style|style=|onclick/i);
});

test('a schema is written down as people read it', () => {
  expect(
    notationOf({
      type: 'object',
      required: ['a', 'b'],
      properties: {
        a: { type: 'string', maxLength: 5 },
        b: { type: 'array', items: { anyOf: [{ const: 1 }, { const: 'x' }] } },
        c: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 },
      },
    }),
  ).toBe("{\n  a: string(–5)\n  b: (1 | 'x')[]\n  c?: integer(1–) = 1\n}");
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
vm.runInContext(readFileSync(path.join(import.meta.dirname, 'globals.js'), 'utf8'), context);
// cast: the script has just defined them
const bare = context as unknown as {
  URL: typeof URL;
  URLSearchParams: typeof URLSearchParams;
  TextEncoder: typeof TextEncoder;
};

const word = fc.stringMatching(/^[a-z0-9_~-]{1,8}$/);
const part = fc.oneof(word, fc.constantFrom('.', '..', ''));
const path_ = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const query = fc.oneof(
  fc.constant(''),
  fc.tuple(word, word).map(([name, value]) => `?${name}=${value}`),
);
const hash = fc.oneof(
  fc.constant(''),
  word.map((name) => `#${name}`),
);
const relative = fc.tuple(fc.oneof(fc.constant(''), path_), query, hash).map((parts) => parts.join(''));
const base = fc
  .tuple(fc.constantFrom('https://a.test', 'http://localhost:3000'), path_, query)
  .map((all) => all.join(''));
const fields = ['href', 'origin', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
const fieldsOf = (url: URL) => fields.map((field) => url[field]);

test('addresses of a site are taken apart as a browser does it', () => {
  fc.assert(
    fc.property(relative, base, (address, from) => {
      // a path that begins with two slashes names a host
      fc.pre(!address.startsWith('//'));
      expect(fieldsOf(new bare.URL(address, from))).toEqual(fieldsOf(new URL(address, from)));
      expect(fieldsOf(new bare.URL(from))).toEqual(fieldsOf(new URL(from)));
    }),
  );
  expect(bare.URL.canParse('/x')).toBe(false);
  expect(() => new bare.URL('x')).toThrow('Invalid URL');
});

test('queries are read, changed and written as a browser does it', () => {
  const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('a b', 'ấ', 'a=b&c', "!'()~*", '%41'));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), text, (pairs, name) => {
      const both = [new bare.URLSearchParams(pairs), new URLSearchParams(pairs)] as const;
      for (const one of both) {
        one.set(name, 'set');
        one.append('b', 'x y');
        one.delete(pairs[0]?.[0] ?? '');
      }
      const [made, expected] = both.map((one) => [...one, one.get(name), one.getAll('b'), one.has(name), one.size]);
      expect(JSON.stringify(made)).toBe(JSON.stringify(expected));
      expect(both[0].toString()).toBe(both[1].toString());
      expect([...new bare.URLSearchParams(both[1].toString())]).toEqual([...both[1]]);
    }),
  );
  expect(new bare.URLSearchParams({ a: '1', b: '2' }).toString()).toBe('a=1&b=2');
});

test('texts are encoded as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...new bare.TextEncoder().encode(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
  expect([...new bare.TextEncoder().encode('\uD800')]).toEqual([0xef, 0xbf, 0xbd]);
});

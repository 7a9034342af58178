import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { minifySync, transformSync } from '@swc/core';
import { described, readable } from '../testing/builds.ts';
import { noBundledSingleton } from './noBundledSingleton.ts';

const require = createRequire(path.join(import.meta.dirname, 'noBundledSingleton.test.ts'));

/** A bundled module as builds emit it: in a function of its own, minified. */
function bundled(source: string): string {
  const { code } = minifySync(`(self.parts||=[]).push({1(module,exports,require){${source}}})`, {
    compress: true,
    mangle: { toplevel: true },
  });
  return code;
}
const fileOf = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), 'utf8');

const found = (script: string, brings?: string[]) =>
  noBundledSingleton(
    readable({ files: { 'page.1.js': script }, ...(brings ? { manifest: described({ brings }) } : {}) }),
  ).map(({ code, what }) => `${code} ${what.replace('page.1.js: ', '')}`);

describe('a React in a remote’s files', () => {
  it.each([
    ['react', 'cjs/react.production.js'],
    ['react', 'cjs/react.development.js'],
    ['react-dom', 'cjs/react-dom.production.js'],
    ['react-dom', 'cjs/react-dom-client.production.js'],
  ])('is found: %s %s', (name, file) => {
    expect(found(bundled(fileOf(name, file)))).toEqual(['SHARED_BUNDLED react@19']);
  });

  it('of the page’s own version is refused even if it was declared', () => {
    expect(found(bundled(fileOf('react', 'cjs/react.production.js')), ['react@19'])).toHaveLength(1);
  });

  // React 18's assignments, copied from its files.
  const react18 = bundled('exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={d:0};exports.version="18.3.1"');
  const dom18 = bundled('inject({bundleType:0,version:"18.3.1",rendererPackageName:"react-dom"})');

  it('of another major version is refused until the descriptor says so', () => {
    for (const script of [react18, dom18]) {
      expect(found(script)).toEqual(['FRAMEWORK_NOT_DECLARED react@18']);
      expect(found(script, ['react@17'])).toEqual(['FRAMEWORK_NOT_DECLARED react@18']);
      expect(found(script, ['react@18'])).toEqual([]);
    }
  });

  it('that does not say its version is not taken for one that was declared', () => {
    expect(found('a({__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED:b})', ['react@18'])).toEqual([
      'FRAMEWORK_NOT_DECLARED react@unknown',
    ]);
  });

  it('is not seen where one is only used', () => {
    const uses =
      'var a=r(1).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,b="react-dom",c={version:"18.3.1"}';
    expect(found(uses)).toEqual([]);
  });
});

describe('a module of the page’s state in a remote’s files', () => {
  const modules = [
    ['api', 'api/call.ts'],
    ['api', 'api/queries.ts'],
    ['events', 'events/bus.ts'],
    ['i18n', 'i18n/i18n.ts'],
    ['navigation', 'navigation/history.ts'],
    ['session', 'session/session.ts'],
    ['ui', 'ui/layers.ts'],
    ['ui', 'ui/toastStore.ts'],
  ] as const;

  it.each(modules)('is found: @unisite/shared/%s, %s', (subpath, file) => {
    const source = readFileSync(path.join(import.meta.dirname, '../../../shared/src', file), 'utf8');
    const { code } = transformSync(source, {
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    expect(found(bundled(code))).toEqual([`SHARED_BUNDLED @unisite/shared/${subpath}`]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { act, type Context, createContext, createElement, useContext } from 'react';

const require = createRequire(import.meta.url);
const secondRendererLoader = require('./secondRendererLoader.cjs') as (source: string) => string;
const folder = path.dirname(require.resolve('react-dom/package.json'));
const source = readFileSync(path.join(folder, 'cjs/react-dom-client.development.js'), 'utf8');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Renderer = typeof import('react-dom/client');

function load(source: string): Renderer {
  const module = { exports: {} };
  new Function('require', 'module', 'exports', source)(require, module, module.exports);
  return module.exports as Renderer;
}

/** What a component reads from a context while the page's renderer is paused inside its provider. */
async function shownBy({ createRoot }: Renderer): Promise<string | null> {
  const context = createContext('outside');
  const Shown = () => createElement('p', null, useContext(context));
  (context as Context<string> & { _currentValue: string })._currentValue = 'inside';
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(createElement(Shown)));
  return place.textContent;
}

test('a renderer beside that of the page reads no values of the page', async () => {
  expect(await shownBy(load(source))).toBe('inside');
  expect(await shownBy(load(secondRendererLoader(source)))).toBe('outside');
});

test('a renderer that keeps values elsewhere is no longer built', () => {
  expect(() => secondRendererLoader('exports.createRoot = null;')).toThrow('elsewhere');
});

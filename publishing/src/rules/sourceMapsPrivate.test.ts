import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { sourceMapsPrivate } from './sourceMapsPrivate.ts';

it('takes a build without maps', () => {
  expect(sourceMapsPrivate(readable({ files: { 'page.1.js': 'const name = "sourceMappingURL"' } }))).toEqual([]);
});

it('refuses a map, and a file that names one', () => {
  const files = {
    'page.1.js.map': '{}',
    'page.1.js': 'x()\n//# sourceMappingURL=page.1.js.map',
    'page.1.css': '@layer remote.mf-a{}/*# sourceMappingURL=page.1.css.map */',
  };
  expect(sourceMapsPrivate(readable({ files }))).toEqual([
    { code: 'SOURCE_MAP_LISTED', what: 'page.1.js.map' },
    { code: 'SOURCE_MAP_NAMED', what: 'page.1.js' },
    { code: 'SOURCE_MAP_NAMED', what: 'page.1.css' },
  ]);
});

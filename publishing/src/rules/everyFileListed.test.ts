import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { everyFileListed } from './everyFileListed.ts';

it('takes a build whose files are all listed', () => {
  expect(everyFileListed(readable())).toEqual([]);
});

it('refuses what a page would load without a hash', () => {
  const build = readable({
    manifest: (manifest) => ({
      ...manifest,
      modules: { './Page': { js: ['page.1.js', 'gone.js'], css: [] } },
      texts: { vi: ['other.js'], en: [] },
    }),
  });
  expect(everyFileListed(build)).toEqual([
    { code: 'NOT_LISTED', what: 'gone.js' },
    { code: 'NOT_LISTED', what: 'other.js' },
  ]);
});

it('refuses a file whose hash was deleted, and folders and links beside the files', () => {
  const build = readable({
    manifest: ({ files: { 'page.1.js': _deleted, ...files }, ...manifest }) => ({ ...manifest, files }),
  });
  expect(everyFileListed({ ...build, strange: ['more'] })).toEqual([
    { code: 'NOT_LISTED', what: 'page.1.js' },
    { code: 'NOT_A_FILE', what: 'more' },
  ]);
});

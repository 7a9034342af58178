import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { filesAreWhole } from './filesAreWhole.ts';

it('takes files that are what the manifest says', () => {
  expect(filesAreWhole(readable())).toEqual([]);
});

it('refuses one changed byte, another length and a missing file, naming all of them', () => {
  const build = readable();
  const files = new Map(build.files);
  const changed = Buffer.from(files.get('page.1.js') ?? '');
  changed[0] = (changed[0] ?? 0) ^ 1;
  files.set('page.1.js', changed);
  files.set('page.1.css', Buffer.from('short'));
  files.delete('vi.1.js');
  expect(filesAreWhole({ ...build, files })).toEqual([
    { code: 'HASH_DIFFERS', what: 'page.1.js' },
    { code: 'SIZE_DIFFERS', what: 'page.1.css' },
    { code: 'MISSING', what: 'vi.1.js' },
  ]);
});

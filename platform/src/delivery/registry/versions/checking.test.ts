import { describe, expect, it } from '@jest/globals';
import { silentLog } from '../../../foundation/log/log.ts';
import { builtContents, builtManifest, type Offers } from '../testing/builtManifest.ts';
import { createCheckWorker } from './checking.ts';

const offers: Offers = { name: 'mf-games', routes: ['/live'], modals: ['notice'] };
const files = new Map(
  [...builtContents(offers)].map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]),
);

describe('checking builds in a thread', () => {
  it('finds in a build what the rules find, one after the other', async () => {
    const check = createCheckWorker(silentLog);
    const manifest = builtManifest(offers);
    const tampered = new Map([...files, ['mark.1.png', Buffer.from('changed!')]] as const);
    const both = await Promise.all([
      check({ manifest, files }),
      check({ manifest, files: tampered }),
      check({ manifest: 1, files }),
    ]);
    expect(both.map((findings) => findings.map(({ code }) => code))).toEqual([
      [],
      ['SIZE_DIFFERS'],
      ['MANIFEST_MALFORMED'],
    ]);
  });

  it('gives up on what takes too long, and checks the next one all the same', async () => {
    const hurried = createCheckWorker(silentLog, 1);
    expect(await hurried({ manifest: builtManifest(offers), files })).toEqual([
      { code: 'CHECK_TOO_LONG', what: 'remote.json' },
    ]);
    expect(await createCheckWorker(silentLog)({ manifest: builtManifest(offers), files })).toEqual([]);
  });
});

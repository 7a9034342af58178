import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkBuild } from './checkBuild.ts';
import { parseManifest } from './manifest.ts';
import { readBuild } from './readBuild.ts';
import { parseScript } from './script.ts';
import { readTexts } from './texts.ts';

const root = path.join(import.meta.dirname, '../..');
const remotes = globSync('mf-*/remote.config.ts', { cwd: root }).map((file) => path.dirname(file));

describe('the house’s own remotes', () => {
  it('are six', () => {
    expect(remotes).toHaveLength(6);
  });

  it.each(remotes)('%s keeps every rule as it is built', async (remote) => {
    const build = await readBuild(path.join(root, remote, 'dist'));
    expect(checkBuild(build)).toEqual([]);
    // Guards against passing because nothing was read.
    const { manifest } = parseManifest(build.manifest);
    const [file = ''] = manifest?.texts.vi ?? [];
    const texts = readTexts(parseScript(file, Buffer.from(build.files.get(file) ?? '').toString()));
    expect(Object.keys(texts ?? {}).length).toBeGreaterThan(0);
    const { routes = [], slots = [] } = manifest?.descriptor ?? {};
    expect(new Set(manifest?.server?.modules)).toEqual(new Set([...routes, ...slots].map(({ module }) => module)));
  });

  it('would not pass with the shell’s own files in them', async () => {
    const shell = await readBuild(path.join(root, 'shell/dist'));
    const { manifest, files } = await readBuild(path.join(root, 'mf-auth/dist'));
    const parsed = parseManifest(manifest).manifest;
    if (!parsed) throw new Error('mf-auth is not built');
    const scripts = [...shell.files].filter(([name]) => name.endsWith('.js'));
    const listed = Object.fromEntries(
      scripts.map(([name]) => [name, { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }]),
    );
    const problems = checkBuild({
      manifest: { ...parsed, files: { ...parsed.files, ...listed } },
      files: new Map([...files, ...scripts]),
    });
    const bundled = problems
      .filter(({ code }) => code === 'SHARED_BUNDLED')
      .map(({ what }) => what.replace(/^.*: /, ''));
    expect(new Set(bundled)).toEqual(
      new Set([
        'react@19',
        ...['api', 'events', 'i18n', 'navigation', 'session', 'ui'].map((name) => `@unisite/shared/${name}`),
      ]),
    );
  });
});

import type { Manifest } from '@unisite/shared/contract/registry';
import type { Build, ReadableBuild } from '../build.ts';
import { textFiles } from '../build.ts';
import { integrityOf } from '../hashes.ts';
import { parseScript } from '../script.ts';
import { parseStyle } from '../style.ts';

type Contents = Readonly<Record<string, string | Uint8Array>>;

/** A small build that passes every rule. */
const kept: Contents = {
  'remoteEntry.1.js': 'var mf_a;(()=>{mf_a={init(){},get(){}}})();',
  'page.1.js': '(self.parts||=[]).push(["page",()=>document.title])',
  'page.1.css': '@layer remote.mf-a{.mf-a-page{color:red}}',
  'vi.1.js': `self.push({1(m){m.exports=JSON.parse('{"title":"Trang","left_other":"Còn {{count}}"}')}})`,
  'en.1.js': `self.push({1(m){m.exports=JSON.parse('{"title":"Page","left_one":"One left","left_other":"{{count}} left"}')}})`,
};

interface Changes {
  /** Files to add or replace. */
  files?: Contents;
  manifest?: (manifest: Manifest) => Manifest;
}

/** The small build with changes; its manifest lists the resulting files. */
export function builtWith({
  files = {},
  manifest: change = (same) => same,
}: Changes = {}): Build & { manifest: Manifest } {
  const contents = new Map(
    Object.entries({ ...kept, ...files }).map(([name, content]): [string, Uint8Array] => [name, Buffer.from(content)]),
  );
  const manifest: Manifest = {
    descriptor: {
      name: 'mf-a',
      team: 'team-a',
      version: '1.0.0',
      needs: { shared: '^1.0.0' },
      routes: [{ path: '/page', module: './Page', title: { vi: 'Trang', en: 'Page' } }],
      slots: [],
      modals: [],
      navigation: [],
    },
    container: 'mf_a',
    entry: 'remoteEntry.1.js',
    files: Object.fromEntries(
      [...contents].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
    modules: { './Page': { js: ['page.1.js'], css: ['page.1.css'] } },
    texts: { vi: ['vi.1.js'], en: ['en.1.js'] },
    builtWith: {},
  };
  return { manifest: change(manifest), files: contents };
}

/** The same, parsed for rules. */
export function readable(changes: Changes = {}, strange: readonly string[] = []): ReadableBuild {
  const build = builtWith(changes);
  return {
    ...build,
    strange,
    scripts: textFiles(build, ['.js']).map(({ name, text }) => parseScript(name, text)),
    styles: textFiles(build, ['.css']).map(({ name, text }) => parseStyle(name, text)),
  };
}

/** A build's descriptor with changes. */
export const described =
  (change: Partial<Manifest['descriptor']>) =>
  (manifest: Manifest): Manifest => ({ ...manifest, descriptor: { ...manifest.descriptor, ...change } });

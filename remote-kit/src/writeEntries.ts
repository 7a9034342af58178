import fs from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from './defineRemote.ts';
import { exposedName, moduleFilesOf } from './descriptor.ts';

/**
 * Writes the module that each page, widget and modal is exposed through: the component as lifecycles, with the remote's texts.
 * They lie in `.remote/`, and are made again at each build.
 *
 * @returns the exposed name of each module and its file, relative to the remote's folder.
 */
export function writeEntries(folder: string, config: RemoteConfig): Record<string, string> {
  const target = path.join(folder, '.remote');
  fs.rmSync(target, { recursive: true, force: true });
  write(path.join(target, 'texts.ts'), textsSource(config.name));
  return Object.fromEntries(
    moduleFilesOf(config).map((file) => {
      const name = exposedName(file);
      const entry = path.join(target, `${name}.ts`);
      const up = path.relative(path.dirname(entry), folder);
      write(
        entry,
        `import { remoteRoot } from '@unisite/shared/remote';
import component from '${up}/${file.slice(2)}.tsx';
import { texts } from '${path.relative(path.dirname(entry), target) || '.'}/texts.ts';

export const { bootstrap, mount, unmount, update } = remoteRoot({ remote: '${config.name}', component, texts });
`,
      );
      return [name, `./${path.relative(folder, entry)}`];
    }),
  );
}

/** The name of the chunk that holds a remote's texts in a language. */
export const textsChunk = (remote: string, language: 'vi' | 'en'): string => `${remote}-${language}`;

const textsSource = (remote: string) => `export const texts = (language: 'vi' | 'en') =>
  language === 'en'
    ? import(/* webpackChunkName: "${textsChunk(remote, 'en')}" */ '../src/locales/en.json').then((module) => module.default)
    : import(/* webpackChunkName: "${textsChunk(remote, 'vi')}" */ '../src/locales/vi.json').then((module) => module.default);
`;

function write(file: string, source: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, source);
}

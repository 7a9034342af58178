import fs from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from './defineRemote.ts';
import { exposedName, moduleFilesOf } from './descriptor.ts';

/** What the modules that a remote exposes are made with. */
export interface EntryStyle {
  /** The folder they lie in, relative to the remote's; a build of another style has one of its own. */
  folder: string;
  /** Modules that run before anything else. */
  first: readonly string[];
  /** Makes lifecycles of a component: a function as `remoteRoot` of the shared package. */
  root: { name: string; from: string };
}

export const productionEntries: EntryStyle = {
  folder: '.remote',
  first: [],
  root: { name: 'remoteRoot', from: '@unisite/shared/remote' },
};

/**
 * Writes the module that each page, widget and modal is exposed through: the component as lifecycles, with the remote's
 * texts. They are made again at each build.
 *
 * @returns the exposed name of each module and its file, relative to the remote's folder.
 */
export function writeEntries(
  folder: string,
  config: RemoteConfig,
  { folder: target, first, root }: EntryStyle = productionEntries,
): Record<string, string> {
  const within = path.join(folder, target);
  fs.rmSync(within, { recursive: true, force: true });
  const texts = path.join(within, 'texts.ts');
  write(texts, textsSource(config.name, pathFrom(texts, path.join(folder, 'src/locales'))));
  return Object.fromEntries(
    moduleFilesOf(config).map((file) => {
      const name = exposedName(file);
      const entry = path.join(within, `${name}.ts`);
      write(
        entry,
        `${first.map((module) => `import ${JSON.stringify(module)};\n`).join('')}import { ${root.name} } from ${JSON.stringify(root.from)};
import component from ${JSON.stringify(`${pathFrom(entry, path.join(folder, file))}.tsx`)};
import { texts } from ${JSON.stringify(pathFrom(entry, texts))};

export const { bootstrap, mount, unmount, update } = ${root.name}({ remote: '${config.name}', component, texts });
`,
      );
      return [name, `./${path.relative(folder, entry).replaceAll('\\', '/')}`];
    }),
  );
}

/** How a module names another file. */
export function pathFrom(module: string, file: string): string {
  const relative = path.relative(path.dirname(module), file).replaceAll('\\', '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The name of the chunk that holds a remote's texts in a language. */
export const textsChunk = (remote: string, language: 'vi' | 'en'): string => `${remote}-${language}`;

const textsSource = (remote: string, locales: string) => `export const texts = (language: 'vi' | 'en') =>
  language === 'en'
    ? import(/* webpackChunkName: "${textsChunk(remote, 'en')}" */ '${locales}/en.json').then((module) => module.default)
    : import(/* webpackChunkName: "${textsChunk(remote, 'vi')}" */ '${locales}/vi.json').then((module) => module.default);
`;

export function write(file: string, source: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, source);
}

import path from 'node:path';
import type { RemoteConfig } from './defineRemote.ts';
import { exposedName, serverFilesOf } from './descriptor.ts';
import { pathFrom, write } from './writeEntries.ts';

/** The dot keeps it distinct from exposed modules' names. */
const entryFile = '.remote/server.entry.ts';

/**
 * Generates the entry of the server build: renderable components by exposed name, and the texts of both languages.
 * @returns its file and the exposed names; null when nothing of the remote is rendered on a server
 */
export function writeServerEntry(folder: string, config: RemoteConfig): { file: string; modules: string[] } | null {
  const files = serverFilesOf(config);
  if (files.length === 0) return null;
  const entry = path.join(folder, entryFile);
  const imported = (file: string) => JSON.stringify(pathFrom(entry, path.join(folder, file)));
  write(
    entry,
    `${files.map((file, at) => `import module${at} from ${imported(`${file}.tsx`)};`).join('\n')}
import vi from ${imported('src/locales/vi.json')};
import en from ${imported('src/locales/en.json')};

export default {
  name: '${config.name}',
  texts: { vi, en },
  modules: {
${files.map((file, at) => `    '${exposedName(file)}': module${at},`).join('\n')}
  },
};
`,
  );
  return { file: entry, modules: files.map(exposedName) };
}

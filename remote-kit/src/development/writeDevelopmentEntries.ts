import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '../defineRemote.ts';
import { exposedName, moduleFilesOf } from '../descriptor.ts';

/**
 * Writes the entries of `.remote/` anew for a development build: with its own renderer, and the page's side of fast refresh before it.
 * The texts beside them stay.
 */
export function writeDevelopmentEntries(
  folder: string,
  config: RemoteConfig,
  { root, beforeReact }: { root: string; beforeReact: string },
): void {
  const target = path.join(folder, '.remote');
  for (const file of moduleFilesOf(config)) {
    const entry = path.join(target, `${exposedName(file)}.ts`);
    const here = path.dirname(entry);
    writeFileSync(
      entry,
      `import ${JSON.stringify(beforeReact)};
import { developmentRoot } from ${JSON.stringify(root)};
import component from ${JSON.stringify(`${path.relative(here, path.join(folder, file))}.tsx`)};
import { texts } from ${JSON.stringify(`${path.relative(here, target) || '.'}/texts.ts`)};

export const { bootstrap, mount, unmount, update } = developmentRoot({ remote: '${config.name}', component, texts });
`,
    );
  }
}

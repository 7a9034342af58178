import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

export interface WorkspacePackage {
  /** Its folder under the root, e.g. `mf-games`. */
  folder: string;
  directory: string;
  name: string;
  scripts: Readonly<Record<string, string>>;
}

/** All packages of the workspace, in the order of their folders. */
export function workspacePackages(): WorkspacePackage[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map(({ name: folder }) => {
      const directory = path.join(root, folder);
      // Cast: our own manifest, whose form pnpm has checked.
      const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
        name: string;
        scripts?: Record<string, string>;
      };
      return { folder, directory, name: manifest.name, scripts: manifest.scripts ?? {} };
    })
    .sort((one, other) => one.folder.localeCompare(other.folder));
}

/** Remotes: packages that teams deploy on their own. */
export const isRemote = ({ folder }: WorkspacePackage): boolean => folder.startsWith('mf-');

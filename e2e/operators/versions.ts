import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '@unisite/shared/contract/registry';
import { root } from '../../scripts/workspace.ts';

/** The remote that these tests act on. */
export const remote = 'mf-promo';
export const versions = ['1.0.0', '1.1.0'] as const;

/**
 * Folders with the remote's build, one per version: the same files, with another order in the navigation. The newest is
 * last.
 */
export function versionFolders(): { folders: readonly string[]; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-versions-'));
  const folders = versions.map((version, index) => {
    const target = path.join(folder, version);
    cpSync(path.join(root, remote, 'dist'), target, { recursive: true });
    const file = path.join(target, 'remote.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // written by the build
    const { descriptor } = manifest;
    const navigation = descriptor.navigation.map((entry) => ({ ...entry, order: entry.order + index }));
    writeFileSync(file, JSON.stringify({ ...manifest, descriptor: { ...descriptor, version, navigation } }));
    return target;
  });
  return { folders, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

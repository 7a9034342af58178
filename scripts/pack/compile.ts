/**
 * Creates `dist` of the package in the current folder, for packing: Node strips no types inside node_modules, so an
 * installed package cannot contain TypeScript. tsc makes JavaScript and declarations; stylesheets, pictures, fonts and
 * loaders are copied. Declarations that teams cannot reach are left out.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { readManifest } from './manifest.ts';
import { keepPublicDeclarations } from './publicDeclarations.ts';

const folder = process.cwd();
const dist = path.join(folder, 'dist');
const source = path.join(folder, 'src');
/** Copied unchanged: everything that tsc does not make. */
const travels = /\.(css|svg|woff2|txt|cjs|mjs|d\.ts)$/;

rmSync(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '--project', path.join(folder, 'tsconfig.pack.json')],
  { cwd: folder, stdio: 'inherit' },
);
keepPublicDeclarations(readManifest(path.basename(folder)), dist);
cpSync(source, dist, {
  recursive: true,
  filter: (file) => !path.basename(file).includes('.') || (travels.test(file) && !file.includes('gallery')),
});
// Documents for teams are part of their tools.
if (path.basename(folder) === 'remote-kit') {
  for (const name of [
    'for-remote-teams.md',
    'foreign-remotes.md',
    'publish-rules.md',
    'api/shared.md',
    'api/remote-kit.md',
  ])
    cpSync(path.join(root, 'docs', name), path.join(dist, 'docs', name));
}

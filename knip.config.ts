import { globSync } from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';
import type { RemoteConfig } from './remote-kit/src/defineRemote.ts';
import { moduleFilesOf } from './remote-kit/src/descriptor.ts';

/** A remote is what its configuration exposes: a page that it does not name is dead. */
async function exposedBy(configFile: string): Promise<string[]> {
  // Written with defineRemote, which types it.
  const { default: config } = (await import(path.resolve(configFile))) as { default: RemoteConfig };
  return moduleFilesOf(config).map((file) => `${file}.tsx`);
}

const remotes = await Promise.all(
  globSync('mf-*/remote.config.ts').map(async (file) => ({
    folder: path.dirname(file),
    entry: ['remote.config.ts', ...(await exposedBy(file))],
  })),
);

const source = ['src/**/*.{ts,tsx}'];

export default {
  // A type that only its own file uses may still be exported: it names what a function takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/start.ts',
        'scripts/checks/native/*.cjs', // jest's runner of integration, by its path
        'scripts/builds/compilePackages.ts',
        'scripts/pack/compile.ts',
        'scripts/pack/pack.ts',
      ],
      project: ['scripts/**/*.{ts,mjs,cjs}'],
      // Called by their commands' names.
      ignoreDependencies: ['dependency-cruiser', 'jest'],
    },
    shared: { project: source },
    'remote-kit': { entry: ['src/webpack/*.cjs', 'src/unitTests/*', 'src/development/page/*'], project: source },
    // The build puts the latter in other modules' places.
    shell: {
      entry: ['webpack/*.mjs', 'src/server/host.tsx', 'src/server/shell.tsx'],
      project: [...source, 'webpack/**/*.{ts,mjs}'],
    },
    'ops-console': { project: [...source, 'webpack/**/*.ts'] },
    ...Object.fromEntries(remotes.map(({ folder, entry }) => [folder, { entry, project: source }])),
    // What threads, processes and a browser's frame of their own run.
    platform: {
      // Its list is read as a file.
      ignoreDependencies: ['@zxcvbn-ts/language-common'],
      entry: [
        'src/delivery/registry/versions/checkThread.ts',
        'src/delivery/render/process/*',
        'src/access/identity/social/frame/client.ts',
        'src/verifyDraw.ts',
        'bench/login.ts',
        'bench/bets.ts',
        'bench/betLoad.ts',
        'bench/lottery.ts',
        'bench/agents.ts',
        'bench/settler.ts',
        'conformance/main.ts',
        'simulate/main.ts',
        'simulate/worker.ts',
        'simulate/platform.ts',
        'simulate/mutations/mutateSource.ts',
        'src/ledger.ts',
        'src/migrateCommand.ts',
        'bench/catalogue.ts',
        'bench/largeSite.ts',
      ],
      project: [...source, 'bench/**/*.ts', 'simulate/**/*.ts', 'conformance/**/*.ts'],
    },
    demonstration: { project: source },
    lettering: { entry: ['src/*.ts'], project: source },
    // Served to the player's browser.
    'vendor-sandbox': { entry: ['src/games/*/client/main.ts'], project: source },
    e2e: {
      entry: ['bench/main.ts', 'bench/lobby.ts', 'bench/deploy.ts', '**/*.spec.ts'],
      project: ['**/*.ts'],
      // The examples are built with them, outside of this workspace.
      ignoreDependencies: ['react-18', 'react-dom-18', 'swc-loader', '@swc/core'],
    },
  },
} satisfies KnipConfig;

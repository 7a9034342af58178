import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import type { RemoteConfig } from '../defineRemote.ts';
import { descriptorOf } from '../descriptor.ts';
import { type EntryStyle, productionEntries, writeEntries } from '../writeEntries.ts';
import { writeServerEntry } from '../writeServerEntry.ts';
import { commonConfig } from './common.ts';
import { containerName } from './containerName.ts';
import { homeGroup, homeModules } from './homeGroup.ts';
import { PublicSurface } from './PublicSurface.ts';
import { RemoteManifest } from './RemoteManifest.ts';
import { ServerBuild } from './ServerBuild.ts';
import { serverConfig } from './serverConfig.ts';
import { consumedSingletons } from './sharing.ts';

/** The container runtime comes from the shell, so remotes do not bundle it. */
const shellFederation = path.join(import.meta.dirname, 'shellFederation.mjs');

type Environment = (env: unknown, argv: { mode?: string }) => Configuration;

/** The webpack configuration of a remote: `export default remoteWebpack(config, import.meta.dirname)`. */
export const remoteWebpack =
  (config: RemoteConfig, folder: string, entries: EntryStyle = productionEntries): Environment =>
  (_env, argv) => {
    const mode = argv.mode === 'development' ? 'development' : 'production';
    const exposes = writeEntries(folder, config, entries);
    const container = containerName(config.name);
    const homeEntries = homeModules(descriptorOf(config).slots).map((module) => module.replace('.', entries.folder));
    const server = mode === 'production' ? writeServerEntry(folder, config) : null;
    const { name, version } = config;
    const options = { folder, name, version, layer: `remote.${name}` };
    const common = commonConfig({ ...options, mode });
    return {
      ...common,
      entry: {},
      optimization: {
        ...common.optimization,
        splitChunks: { cacheGroups: { home: homeGroup(config.name, homeEntries) } },
      },
      output: { ...common.output, publicPath: 'auto' },
      plugins: [
        ...common.plugins,
        new PublicSurface(folder),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.[contenthash:8].js',
          exposes,
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: consumedSingletons({ react: `^${versionOf('react', folder)}`, shared: config.needs.shared }),
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new webpack.NormalModuleReplacementPlugin(/[\\/]webpack-bundler-runtime[\\/]dist[\\/]/, shellFederation),
        ...(server ? [new ServerBuild(serverConfig({ ...options, entry: server.file }))] : []),
        new RemoteManifest({
          config,
          container,
          exposes,
          serverModules: server?.modules ?? [],
          builtWith: { react: versionOf('react', folder), webpack: versionOf('webpack', import.meta.dirname) },
        }),
      ],
    } as Configuration; // the federation plugin's and webpack's plugin types differ
  };

/** The installed version of a package, seen from `folder`. */
export function versionOf(name: string, folder: string): string {
  const file = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return version;
}

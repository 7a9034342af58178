import { createRequire } from 'node:module';
import path from 'node:path';
import { commonConfig, type HomeGroup, leanAxios, ServerBuild } from '@unisite/remote-kit/webpack';
import webpack, { type Configuration } from 'webpack';
import { type BuiltInRemote, ShellManifestPlugin } from './ShellManifestPlugin.ts';
import { hostBundle, shellBundle } from './serverBundles.ts';

const folder = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);

const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/**
 * The federation runtime and its core, one copy for shell and remotes: without the alias the shell would bundle them
 * twice, and as CommonJS, which cannot be tree-shaken.
 */
const runtime = require.resolve('@module-federation/runtime');
const runtimeCore = createRequire(runtime).resolve('@module-federation/runtime-core');

const sharingRuntime = path.join(import.meta.dirname, 'sharingRuntime.mjs');

const pureReactLoader = path.join(import.meta.dirname, 'pureReactLoader.cjs');

export type Mode = 'production' | 'development';

/**
 * The shell's build without the loading of remotes; `builtIn` names remotes that are part of the build, `groups` the
 * modules of theirs that share a chunk.
 */
export function shellConfig(
  mode: Mode,
  builtIn?: Readonly<Record<string, BuiltInRemote>>,
  groups: Readonly<Record<string, HomeGroup>> = {},
): Configuration & { plugins: object[] } {
  const common = commonConfig({ folder, name: 'shell', layer: builtIn ? 'remote' : 'shell', mode });
  return {
    ...common,
    entry: { app: path.join(folder, 'src/main.tsx') },
    output: { ...common.output, publicPath: '/assets/' },
    module: { rules: [...common.module.rules, { test: /[\\/]react-router[\\/].*\.mjs$/, loader: pureReactLoader }] },
    resolve: {
      ...common.resolve,
      alias: {
        '@module-federation/runtime$': asModule(runtime),
        '@module-federation/runtime-core$': asModule(runtimeCore),
      },
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          ...groups,
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 20,
          },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10 },
        },
      },
    },
    plugins: [
      ...common.plugins,
      leanAxios(),
      new webpack.DefinePlugin({ KIT_GALLERY: JSON.stringify(process.env.UNISITE_MODE !== 'production') }),
      new webpack.NormalModuleReplacementPlugin(/^@module-federation\/runtime(\/helpers)?$/, (request) => {
        if (/[\\/]webpack-bundler-runtime[\\/]/.test(request.context)) request.request = sharingRuntime;
      }),
      ...(mode === 'production' ? [new ServerBuild(hostBundle()), new ServerBuild(shellBundle())] : []),
      new ShellManifestPlugin(builtIn),
    ],
  };
}

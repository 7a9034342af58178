import path from 'node:path';
import { singletons } from '@unisite/publishing';
import type { Configuration } from 'webpack';
import { commonConfig, contract, pictures, scripts, uniqueNameOf } from './common.ts';
import { ScriptOnly } from './ScriptOnly.ts';
import { styleRules } from './styleRules.ts';

export interface ServerBuildOptions {
  /** The package's folder. */
  folder: string;
  /** As in the browser's build: name, version and layer decide the class names. */
  name: string;
  version?: string;
  layer: string;
  /** The module whose exports the bundle has. */
  entry: string;
  /**
   * Where the browser's build has its pictures. Left out where that is known only when it is served: the bundle then
   * takes it from the free name `publicPath`, which whoever runs it passes as a parameter.
   */
  publicPath?: string;
  /** What the bundle requires of its host; the singletons of a page if it is left out. */
  externals?: readonly string[];
}

const takePublicPath = path.join(import.meta.dirname, 'takePublicPath.mjs');

/**
 * The webpack configuration of a server build: one CommonJS script, `server.<contenthash>.js`, made for a bare
 * JavaScript context, with the class names and picture addresses of the browser's build beside it. It writes no
 * stylesheet and no picture. What is imported on demand is part of it: `lazy` renders its fallback once, and the module
 * the next time.
 */
export function serverConfig({
  folder,
  name,
  version,
  layer,
  entry,
  publicPath,
  externals = singletons,
}: ServerBuildOptions): Configuration {
  const mode = 'production';
  const common = commonConfig({ folder, name, layer, mode, ...(version !== undefined && { version }) });
  const uniqueName = uniqueNameOf(name, version, mode);
  return {
    ...common,
    name: 'server',
    target: 'es2022',
    entry: { server: publicPath === undefined ? [takePublicPath, entry] : entry },
    output: {
      ...common.output,
      clean: false,
      filename: 'server.[contenthash:8].js',
      publicPath: publicPath ?? '',
      library: { type: 'commonjs2' },
      chunkFormat: false,
      chunkLoading: false,
      wasmLoading: false,
    },
    // as a browser's build looks things up: without a target that says so, packages would come for Node
    resolve: { ...common.resolve, aliasFields: ['browser'], mainFields: ['browser', 'module', 'main'] },
    module: {
      rules: [
        contract,
        scripts(true),
        ...styleRules({ folder, name, uniqueName, layer, production: true, output: 'class-names' }),
        pictures,
      ],
      parser: { javascript: { url: 'relative', dynamicImportMode: 'eager' } },
    },
    externals: [...externals],
    externalsType: 'commonjs',
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [new ScriptOnly()],
  } as Configuration; // the common rules' types are webpack's own, its list of plugins is wider
}

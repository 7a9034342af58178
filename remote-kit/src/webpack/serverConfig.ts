import path from 'node:path';
import { singletons } from '@unisite/publishing';
import type { Configuration } from 'webpack';
import { commonConfig, contract, pictures, scripts, uniqueNameOf } from './common.ts';
import { ScriptOnly } from './ScriptOnly.ts';
import { styleRules } from './styleRules.ts';

export interface ServerBuildOptions {
  /** The package's folder. */
  folder: string;
  /** As in the browser's build: name, version and layer determine the class names. */
  name: string;
  version?: string;
  layer: string;
  /** The entry module, whose exports become the bundle's. */
  entry: string;
  /**
   * Address of the browser build's pictures. If it is known only when served, omit it: the bundle then reads the free
   * variable `publicPath`, passed in by the host.
   */
  publicPath?: string;
  /** What the bundle requires from its host; by default the page's singletons. */
  externals?: readonly string[];
}

const takePublicPath = path.join(import.meta.dirname, 'takePublicPath.mjs');

/**
 * The webpack configuration of a server build: one CommonJS script, `server.<contenthash>.js`, for a bare JavaScript
 * context, with the class names and picture addresses of the browser's build. It emits neither stylesheets nor
 * pictures. Lazy imports are included: `lazy` renders its fallback once, and the module the next time.
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
    // resolves like a browser build: without a target, packages would resolve to their Node versions
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
  } as Configuration; // the common rules use webpack's types, its plugin list is wider
}

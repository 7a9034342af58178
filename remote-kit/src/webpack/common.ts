import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrity } from './ChunkIntegrity.ts';
import { styleRules } from './styleRules.ts';

export interface BuildOptions {
  /** The package's folder. */
  folder: string;
  /** Prefix of class names, chunk names and container: the name of the shell or the remote. */
  name: string;
  /** For remotes: keeps chunks and class names of two versions apart, as a page may hold both. */
  version?: string;
  /** The cascade layer of the package's styles. */
  layer: string;
  mode: 'production' | 'development';
}

const here = import.meta.dirname;
const require = createRequire(import.meta.url);

/**
 * Configuration common to the shell and all remotes: TypeScript by swc, CSS Modules in a layer, hashed files, integrity
 * for everything loaded.
 */
export function commonConfig({
  folder,
  name,
  version,
  layer,
  mode,
}: BuildOptions): Configuration & { plugins: object[]; module: { rules: RuleSetRule[] } } {
  const production = mode === 'production';
  const uniqueName = uniqueNameOf(name, version, mode);
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
    module: {
      rules: [
        contract,
        scripts(production),
        ...styleRules({ folder, name, uniqueName, layer, production, output: 'stylesheets' }),
        pictures,
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // swc has threads of its own: another process would be started for nothing
          parallel: false,
          terserOptions: { format: { comments: false } },
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    // kept for whoever watches: filling it takes longer than a whole build does without (decision 079)
    cache: production
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: path.join(folder, '.cache/webpack'),
          buildDependencies: { kit: [`${here}/`], config: configFiles(folder) },
        },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ChunkIntegrity(),
    ],
  };
}

/** Keeps chunks and class names of two builds in one page apart. */
export const uniqueNameOf = (name: string, version: string | undefined, mode: BuildOptions['mode']): string =>
  version === undefined ? name : `${name}@${version}${mode === 'production' ? '' : '-dev'}`;

/** Files that configure a build; changing them invalidates the cache. */
const configFiles = (folder: string): string[] =>
  ['webpack.config.ts', 'webpack/', 'remote.config.ts']
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));

/** TypeScript by swc; with `refresh`, components are instrumented for fast refresh (see refreshLoader.cjs). */
export const scripts = (production: boolean, refresh = false): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  },
});

export const contract: RuleSetRule = {
  test: /[\\/]shared[\\/](src|dist)[\\/](contract|operations)[\\/]\w+\.[jt]s$/,
  enforce: 'pre',
  loader: path.join(here, 'leanContractLoader.cjs'),
};

export const pictures: RuleSetRule = { test: /\.(svg|woff2|png|avif|webp)$/, type: 'asset/resource' };

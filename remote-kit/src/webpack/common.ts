import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrity } from './ChunkIntegrity.ts';

export interface BuildOptions {
  /** The package's folder. */
  folder: string;
  /** Prefix of class names, chunk names, container and Trusted Types policy: the name of the shell or the remote. */
  name: string;
  /** The cascade layer the package's own styles go to. */
  layer: string;
  mode: 'production' | 'development';
}

const here = import.meta.dirname;
const require = createRequire(import.meta.url);

/** What the shell and every remote build alike: TypeScript by swc, CSS Modules in a layer, hashed files, integrity for whatever is loaded. */
export function commonConfig({
  folder,
  name,
  layer,
  mode,
}: BuildOptions): Configuration & { plugins: object[]; module: { rules: RuleSetRule[] } } {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `unisite-${name}` },
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
    module: { rules: [contract, scripts(production), ...styles(name, layer, production), pictures] },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
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

/** What a build is described by; a change there makes the cache void. */
const configFiles = (folder: string): string[] =>
  ['webpack.config.ts', 'webpack/', 'remote.config.ts']
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));

const scripts = (production: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  },
});

const styles = (name: string, layer: string, production: boolean): RuleSetRule[] => [
  {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: production ? `${name}-[local]-[hash:base64:4]` : `${name}-[local]`,
          },
        },
      },
      { loader: path.join(here, 'layerLoader.cjs'), options: { layer } },
    ],
  },
  { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
];

const contract: RuleSetRule = {
  test: /[\\/]shared[\\/]src[\\/]contract[\\/]\w+\.ts$/,
  enforce: 'pre',
  loader: path.join(here, 'pureContractLoader.cjs'),
};

const pictures: RuleSetRule = { test: /\.(svg|woff2|png|avif|webp)$/, type: 'asset/resource' };

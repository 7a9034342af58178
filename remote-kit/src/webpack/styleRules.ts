import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);
const cssLoader = require.resolve('css-loader');

interface StyleOptions {
  /** The package's folder: class names include the file's path within it. */
  folder: string;
  name: string;
  uniqueName: string;
  layer: string;
  production: boolean;
  /** `class-names`: modules get the same class names, but no stylesheet is written. */
  output: 'stylesheets' | 'class-names';
}

/** Rules for CSS Modules in the package's layer, and for plain stylesheets. */
export function styleRules({ folder, name, uniqueName, layer, production, output }: StyleOptions): RuleSetRule[] {
  const exportOnlyLocals = output === 'class-names';
  const extract = exportOnlyLocals ? [] : [MiniCssExtractPlugin.loader];
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentContext: folder,
    localIdentHashSalt: uniqueName,
    localIdentName: production ? `${name}-[local]-[hash:base64:4]` : `${name}-[local]`,
    exportOnlyLocals,
  };
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        { loader: cssLoader, options: { modules } },
        { loader: path.join(import.meta.dirname, 'layerLoader.cjs'), options: { layer } },
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [
        ...extract,
        { loader: cssLoader, options: { modules: exportOnlyLocals && { mode: 'global', exportOnlyLocals } } },
      ],
    },
  ];
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { serverConfig } from '@unisite/remote-kit/webpack';
import webpack, { type Configuration } from 'webpack';

const folder = path.dirname(import.meta.dirname);
const reactDom = path.dirname(createRequire(path.join(folder, 'package.json')).resolve('react-dom/package.json'));

/**
 * React's synchronous renderer. The package's own entry also brings the streaming one, which needs channels and
 * encoders that a bare JavaScript context lacks.
 */
const renderToString = path.join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js');

const common = { folder, name: 'shell', layer: 'shell', publicPath: '/assets/' };

/** The base of every rendering process: React and `shared`. */
export function hostBundle(): Configuration {
  const config = serverConfig({ ...common, entry: path.join(folder, 'src/server/host.tsx'), externals: [] });
  return {
    ...config,
    name: 'host',
    output: { ...config.output, filename: 'host.[contenthash:8].js' },
    resolve: { ...config.resolve, alias: { 'react-dom/server$': renderToString } },
  };
}

/** The shell's own modules, with all lazy chunks included. */
export function shellBundle(): Configuration {
  const config = serverConfig({ ...common, entry: path.join(folder, 'src/server/shell.tsx') });
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new webpack.DefinePlugin({ KIT_GALLERY: 'false' })],
  };
}

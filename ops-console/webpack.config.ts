import path from 'node:path';
import { ChunkIntegrity, commonConfig, leanAxios } from '@unisite/remote-kit/webpack';
import type { Configuration } from 'webpack';
import { PagePlugin } from './webpack/PagePlugin.ts';

const folder = import.meta.dirname;

const svgCodes = { test: /[\\/]qrcode\.react[\\/]/, loader: path.join(folder, 'webpack/svgCodeLoader.cjs') };

/**
 * A module that loads pages and language texts as modules. `import()` takes no script address from the document, so its
 * page needs no Trusted Types policy; the kit's integrity code for later scripts is left out.
 */
export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const mode = argv.mode === 'development' ? 'development' : 'production';
  const common = commonConfig({ folder, name: 'ops', layer: 'shell', mode });
  return {
    ...common,
    module: { ...common.module, rules: [...common.module.rules, svgCodes] },
    entry: { console: path.join(folder, 'src/main.tsx') },
    experiments: { outputModule: true },
    output: { ...common.output, publicPath: '/', module: true, chunkFormat: 'module', chunkLoading: 'import' },
    optimization: {
      ...common.optimization,
      // webpack would duplicate so small a module into a dozen rooms
      splitChunks: {
        cacheGroups: { zonedTime: { test: /[\\/]contract[\\/]zonedTime\.ts$/, name: 'zonedTime', enforce: true } },
      },
    },
    plugins: [...common.plugins.filter((plugin) => !(plugin instanceof ChunkIntegrity)), leanAxios(), new PagePlugin()],
  } as Configuration; // webpack's plugin type differs from the kit's list
};

import path from 'node:path';
import { ChunkIntegrity, commonConfig, leanAxios } from '@unisite/remote-kit/webpack';
import type { Configuration } from 'webpack';
import { PagePlugin } from './webpack/PagePlugin.ts';

const folder = import.meta.dirname;

const svgCodes = { test: /[\\/]qrcode\.react[\\/]/, loader: path.join(folder, 'webpack/svgCodeLoader.cjs') };

/**
 * One script and one stylesheet: the console loads no script later on, so that its page needs no policy for addresses of
 * scripts. What the kit adds to hold later chunks to their hashes is left out with them. The texts of each language are
 * files that it fetches.
 */
export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const mode = argv.mode === 'development' ? 'development' : 'production';
  const common = commonConfig({ folder, name: 'ops', layer: 'shell', mode });
  const { trustedTypes: _none, ...output } = common.output ?? {};
  return {
    ...common,
    module: { ...common.module, rules: [...common.module.rules, svgCodes] },
    entry: { console: path.join(folder, 'src/main.tsx') },
    output: { ...output, publicPath: '/' },
    plugins: [...common.plugins.filter((plugin) => !(plugin instanceof ChunkIntegrity)), leanAxios(), new PagePlugin()],
  } as Configuration; // webpack types a plugin apart from the kit's list of them
};

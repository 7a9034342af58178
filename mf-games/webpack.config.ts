import { remoteWebpack } from '@unisite/remote-kit/webpack';
import config from './remote.config.ts';

const build = remoteWebpack(config, import.meta.dirname);

/**
 * The home page's widgets come together, so they travel as one file; what several modules use (the contract, the tile) is a second
 * one, which the lobby and the game's page find there already.
 */
const cacheGroups = {
  home: { test: /[\\/](src|\.remote)[\\/](widgets|home)[\\/]/, name: 'home', enforce: true, priority: 20 },
  games: { test: /[\\/](src|\.remote)[\\/]/, name: 'games', minChunks: 2, enforce: true, priority: 10 },
};

export default (...given: Parameters<typeof build>): ReturnType<typeof build> => {
  const { optimization, ...rest } = build(...given);
  return { ...rest, optimization: { ...optimization, splitChunks: { chunks: 'async', cacheGroups } } };
};

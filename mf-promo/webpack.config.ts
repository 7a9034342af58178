import { remoteWebpack } from '@unisite/remote-kit/webpack';
import type { Chunk } from 'webpack';
import config from './remote.config.ts';

const build = remoteWebpack(config, import.meta.dirname);

/** Whether a chunk is that of a widget of the home page. */
const isHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => /[\\/]widgets[\\/]\w+/.test(request)));

/** All widgets stand on the home page and share most of what they use, so they travel as one file. */
const home = { name: 'home', chunks: isHome, type: /^(javascript|css)/, minChunks: 1, enforce: true };

export default (...given: Parameters<typeof build>): ReturnType<typeof build> => {
  const { optimization, ...rest } = build(...given);
  return { ...rest, optimization: { ...optimization, splitChunks: { cacheGroups: { home } } } };
};

/** For a team's own `webpack.config.ts`. */
export { remoteWebpack } from './remoteWebpack.ts';

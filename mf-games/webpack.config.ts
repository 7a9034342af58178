import { remoteWebpack } from '@unisite/remote-kit/webpack';
import config from './remote.config.ts';

export default remoteWebpack(config, import.meta.dirname);

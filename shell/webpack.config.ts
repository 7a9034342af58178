import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { providedBy, versionOf } from '@unisite/remote-kit/webpack';
import type { Configuration } from 'webpack';
import { shellConfig } from './webpack/shellConfig.ts';

const folder = import.meta.dirname;

export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const common = shellConfig(argv.mode === 'development' ? 'development' : 'production');
  return {
    ...common,
    plugins: [
      ...common.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: providedBy({ react: versionOf('react', folder), shared: versionOf('@unisite/shared', folder) }),
        experiments: {
          provideExternalRuntime: true,
          // the loader asks containers itself: it needs to know what failed, and of each try a container of its own
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  } as Configuration; // the federation plugin and webpack type a plugin apart
};

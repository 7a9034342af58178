import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { providedSingletons, versionOf } from '@unisite/remote-kit/webpack';
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
        experiments: {
          // the loader asks containers itself: it needs to know what failed, and of each try a container of its own
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      // the shell gives and takes nothing back: what it imports is its own copy, without the runtime's search for a
      // better one. Consuming nothing is said because federation writes the share scope down for consumers only
      new ConsumeSharedPlugin({ consumes: {} }),
      new ProvideSharedPlugin({
        provides: providedSingletons({
          react: versionOf('react', folder),
          shared: versionOf('@unisite/shared', folder),
        }),
      }),
    ],
  } as Configuration; // the federation plugin and webpack type a plugin apart
};

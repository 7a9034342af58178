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
          // the loader requests containers itself: it must know what failed, and needs a new container per retry
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      // the shell provides modules and consumes none: its imports use its own copies without a runtime lookup. The
      // empty list is needed because federation writes the share scope for consumers only
      new ConsumeSharedPlugin({ consumes: {} }),
      new ProvideSharedPlugin({
        provides: providedSingletons({
          react: versionOf('react', folder),
          shared: versionOf('@unisite/shared', folder),
        }),
      }),
    ],
  } as Configuration; // the federation plugin's and webpack's plugin types differ
};

import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import type { RemoteConfig } from '../defineRemote.ts';
import type { EntryStyle } from '../writeEntries.ts';
import { scripts } from './common.ts';
import { remoteWebpack } from './remoteWebpack.ts';

const require = createRequire(import.meta.url);
const page = (name: string): string =>
  path.join(import.meta.dirname, '../development/page', `${name}${path.extname(import.meta.filename)}`);

/** Separate from those of a production build, which may run at the same time. */
const developmentEntries: EntryStyle = {
  folder: '.cache/entries',
  first: [page('beforeReact')],
  root: { name: 'developmentRoot', from: page('developmentRoot') },
};

/**
 * The webpack configuration of a remote under development: unminified, with source maps and hot updates. React itself
 * still comes from the page; the renderer of the remote's roots is a development build of the shared package's version.
 */
export function developmentWebpack(config: RemoteConfig, folder: string, output: string): Configuration {
  const base = remoteWebpack(config, folder, developmentEntries)(undefined, { mode: 'development' });
  // the rules of the kit's own configuration are objects
  const common = (base.module?.rules ?? []) as RuleSetRule[];
  const shared = createRequire(require.resolve('@unisite/shared/package.json'));
  return {
    ...base,
    output: { ...base.output, path: output, clean: false },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        'react-dom/client$': shared.resolve('react-dom/client'),
        'react/jsx-dev-runtime$': page('jsxDevelopment'),
        'react-refresh/runtime$': require.resolve('react-refresh/runtime'),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...common.map((rule) =>
          rule.loader?.includes('swc-loader') ? { ...rule, exclude: ownComponents(folder) } : rule,
        ),
        ...refreshed(folder),
        {
          test: /[\\/]react-dom-client\.development\.js$/,
          loader: path.join(import.meta.dirname, 'secondRendererLoader.cjs'),
        },
      ],
    },
    // a failed build is not emitted: the next one has all changes since the last success
    optimization: { ...base.optimization, minimize: false, emitOnErrors: false },
    // separate from the production build's
    cache: false,
    plugins: [...(base.plugins ?? []), new webpack.HotModuleReplacementPlugin(), new StylesWithoutCode()],
  };
}

const ownComponents = (folder: string): RegExp =>
  new RegExp(`^${path.join(folder, 'src').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}.*\\.tsx$`);

/** Compiles the remote's own components for fast refresh. */
const refreshed = (folder: string): RuleSetRule[] => [
  { ...scripts(false, true), test: ownComponents(folder) },
  {
    test: ownComponents(folder),
    enforce: 'post',
    loader: path.join(import.meta.dirname, 'refreshLoader.cjs'),
    options: { runtime: require.resolve('react-refresh/runtime'), boundary: page('refreshModule') },
  },
];

/** Stylesheets contain no hot-update code: the page swaps them when a build event brings new hashes. */
class StylesWithoutCode {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesWithoutCode', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap('StylesWithoutCode', (context, { resource }) => {
        if (resource.endsWith('.css')) Object.assign(context, { hot: false });
      });
    });
  }
}

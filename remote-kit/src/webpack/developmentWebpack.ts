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

/** Beside those of a production build, which may be made meanwhile. */
const developmentEntries: EntryStyle = {
  folder: '.cache/entries',
  first: [page('beforeReact')],
  root: { name: 'developmentRoot', from: page('developmentRoot') },
};

/**
 * The webpack configuration of a remote under development: unminified, with maps, and with modules that can be replaced
 * in a running page. React itself comes from the page as ever; the renderer of the remote's roots is a development
 * build of the very version the shared package has.
 */
export function developmentWebpack(config: RemoteConfig, folder: string, output: string): Configuration {
  const base = remoteWebpack(config, folder, developmentEntries)(undefined, { mode: 'development' });
  // the kit's own configuration, whose rules are objects
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
    // what does not build is not told of: the next build brings the changes since the last one that did
    optimization: { ...base.optimization, minimize: false, emitOnErrors: false },
    // a build of its own, beside the production build's
    cache: false,
    plugins: [...(base.plugins ?? []), new webpack.HotModuleReplacementPlugin(), new StylesWithoutCode()],
  };
}

const ownComponents = (folder: string): RegExp =>
  new RegExp(`^${path.join(folder, 'src').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}.*\\.tsx$`);

/** The remote's own components, compiled for fast refresh. */
const refreshed = (folder: string): RuleSetRule[] => [
  { ...scripts(false, true), test: ownComponents(folder) },
  {
    test: ownComponents(folder),
    enforce: 'post',
    loader: path.join(import.meta.dirname, 'refreshLoader.cjs'),
    options: { runtime: require.resolve('react-refresh/runtime'), boundary: page('refreshModule') },
  },
];

/**
 * Stylesheets carry no code of their own for being replaced: the page swaps them when it hears of a build, with the
 * hash of the new one.
 */
class StylesWithoutCode {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesWithoutCode', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap('StylesWithoutCode', (context, { resource }) => {
        if (resource.endsWith('.css')) Object.assign(context, { hot: false });
      });
    });
  }
}

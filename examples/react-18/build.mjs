/** Writes `dist/`: one script by webpack, and `remote.json`, all that the registry needs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
const json = (file) => JSON.parse(readFileSync(path.join(here, file), 'utf8'));
const { version, dependencies } = json('package.json');
const offers = json('offers.json');
const container = 'coin_toss';

const compiler = webpack({
  mode: 'production',
  context: here,
  target: ['web', 'es2022'],
  entry: './src/container.js',
  output: {
    path: dist,
    clean: true,
    filename: 'container.[contenthash:8].js',
    library: { name: container, type: 'var' },
    uniqueName: `${offers.name}@${version}`,
  },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    ],
  },
  optimization: { minimize: true },
  performance: false,
});
const stats = await new Promise((resolve, reject) =>
  compiler.run((failure, result) => (failure ? reject(failure) : resolve(result))),
);
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

const files = Object.fromEntries(
  readdirSync(dist).map((name) => {
    const bytes = readFileSync(path.join(dist, name));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [name, { integrity, bytes: bytes.length }];
  }),
);
const entry = Object.keys(files).find((name) => name.endsWith('.js'));
const module = { js: [], css: [] };
const remote = {
  descriptor: { ...offers, version },
  container,
  entry,
  files,
  modules: { './page': module, './widget': module },
  texts: { vi: [], en: [] },
  builtWith: { react: dependencies.react, webpack: webpack.version },
};
writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(remote, null, 2));
process.stdout.write(`${offers.name} ${version}: ${entry}, ${files[entry].bytes} bytes\n`);

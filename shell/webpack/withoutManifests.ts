import path from 'node:path';
import webpack from 'webpack';

const standIn = (name: string): string => path.join(import.meta.dirname, 'federation', name);
const ofRuntime = (file: string): RegExp => new RegExp(`[\\\\/]runtime-core[\\\\/]dist[\\\\/]${file}$`);

/**
 * Leaves out of the federation runtime what only remotes with a manifest need (2.3 KB compressed). `disableSnapshot` switches it off but keeps it
 * in the bundle.
 */
export const withoutManifests = (): webpack.NormalModuleReplacementPlugin[] =>
  Object.entries({
    'plugins[\\\\/]snapshot[\\\\/]SnapshotHandler\\.js': 'snapshotHandler.mjs',
    'utils[\\\\/]preload\\.js': 'preload.mjs',
  }).map(
    ([file, instead]) =>
      new webpack.NormalModuleReplacementPlugin(/\.js$/, (resource) => {
        if (ofRuntime(file).test(path.resolve(resource.context, resource.request))) resource.request = standIn(instead);
      }),
  );

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@unisite/shared/contract/registry';
import type { Configuration } from 'webpack';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { remoteWebpack } from '../webpack/remoteWebpack.ts';
import { compile } from './compile.ts';
import { importTypeScript } from './importTypeScript.ts';
import { readConfig } from './readConfig.ts';

/** Configurations that a package may have instead of the kit's. */
const ownConfigs = ['webpack.config.ts', 'webpack.config.mjs', 'webpack.config.js'];

/**
 * Builds the remote in `folder` for production.
 * @throws {CommandFailure} with webpack's errors when it fails.
 */
export async function buildRemote(folder: string): Promise<{ manifest: Manifest; folder: string }> {
  const configuration = await configurationOf(folder);
  const stats = await compile(configuration);
  const problems = stats.toJson({ all: false, errors: true }).errors?.map(describe) ?? [];
  if (problems.length > 0) {
    throw new CommandFailure(`The remote does not build:\n\n${problems.join('\n\n')}`);
  }
  const dist = configuration.output?.path ?? path.join(folder, 'dist');
  // border: the build has just written it, and `check` validates it
  const manifest = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8')) as Manifest;
  return { manifest, folder: path.relative(folder, dist) };
}

async function configurationOf(folder: string): Promise<Configuration> {
  const own = ownConfigs.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  if (!own) return remoteWebpack(await readConfig(folder), folder)(undefined, { mode: 'production' });
  const exported = await importTypeScript(own);
  const made: unknown = typeof exported === 'function' ? await exported({}, { mode: 'production' }) : exported;
  if (typeof made !== 'object' || made === null || Array.isArray(made)) {
    throw new CommandFailure(
      `${path.basename(own)} gives no configuration.`,
      'Write: export default remoteWebpack(config, import.meta.dirname)',
    );
  }
  // border: webpack validates its configuration
  return made as Configuration;
}

/** A webpack error as text: module, then message. */
export const describe = ({ moduleName, message }: { moduleName?: string; message: string }): string =>
  [moduleName, message].filter(Boolean).join('\n');

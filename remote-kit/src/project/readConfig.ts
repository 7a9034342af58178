import { existsSync } from 'node:fs';
import path from 'node:path';
import { descriptor } from '@unisite/shared/contract/registry';
import { safeParse } from '@unisite/shared/schema';
import { CommandFailure } from '../cli/CommandFailure.ts';
import type { RemoteConfig } from '../defineRemote.ts';
import { descriptorOf } from '../descriptor.ts';
import { importTypeScript } from './importTypeScript.ts';

export const configName = 'remote.config.ts';

/**
 * The configuration of the remote in `folder`.
 * @throws {CommandFailure} when it is missing or violates the contract.
 */
export async function readConfig(folder: string): Promise<RemoteConfig> {
  const file = path.join(folder, configName);
  if (!existsSync(file)) {
    throw new CommandFailure(
      `There is no ${configName} in ${folder}.`,
      'Run the command in the folder of a remote, or make one: unisite-remote create <name>',
    );
  }
  const config = (await importTypeScript(file)) as RemoteConfig | undefined;
  if (typeof config !== 'object' || config === null) {
    throw new CommandFailure(`${configName} has no default export.`, 'Write: export default defineRemote({ … })');
  }
  const read = safeParse(descriptor, describe(config));
  if (!read.success) {
    const issues = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new CommandFailure(`${configName} is not right:\n${issues.join('\n')}`);
  }
  return config;
}

function describe(config: RemoteConfig) {
  try {
    return descriptorOf(config);
  } catch {
    throw new CommandFailure(
      `${configName} lacks a part.`,
      'It needs name, team, version, needs, routes, slots, modals and navigation; empty ones as [] or {}.',
    );
  }
}

import path from 'node:path';
import { type Build, checkBuild, parseManifest, readBuild } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract/registry';
import type { Problem } from '@unisite/shared/contract/rollout';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { problemLines } from '../cli/problems.ts';

/** A build that passed all rules. */
export interface ValidBuild {
  folder: string;
  manifest: Manifest;
  build: Build;
}

export type CheckResult = { problems: readonly Problem[] } | (ValidBuild & { problems: readonly [] });

/**
 * Applies every publish rule to a build folder.
 * @throws {CommandFailure} when there is no such folder.
 */
export async function checkFolder(name: string): Promise<CheckResult> {
  const folder = path.resolve(name);
  const build = await readBuild(folder).catch(() => {
    throw new CommandFailure(`There is no folder ${folder}.`, 'Build the remote first: unisite-remote build');
  });
  const problems = checkBuild(build);
  const { manifest } = parseManifest(build.manifest);
  return problems.length > 0 || !manifest ? { problems } : { problems: [], folder, manifest, build };
}

/**
 * Like {@link checkFolder}, but throws when a rule is broken.
 * @throws {CommandFailure} when it breaks a rule.
 */
export async function requireValidBuild(name: string): Promise<ValidBuild> {
  const checked = await checkFolder(name);
  if ('manifest' in checked) return checked;
  throw new CommandFailure(
    [
      `The build breaks ${checked.problems.length} of the publish rules:`,
      ...checked.problems.flatMap(problemLines),
    ].join('\n'),
  );
}

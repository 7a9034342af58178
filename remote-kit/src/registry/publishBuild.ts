import { hashOfIntegrity } from '@unisite/publishing';
import { type Published, problem, published, teamPaths } from '@unisite/shared/contract/rollout';
import type { Signature } from '@unisite/shared/contract/signing';
import { array, object, string } from '@unisite/shared/schema';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { problemLines } from '../cli/problems.ts';
import type { ValidBuild } from '../project/checkFolder.ts';
import type { RegistryClient } from './client.ts';

const together = 4;

const checkAnswer = object({ problems: array(problem), missing: array(string()) });

export interface PublishOptions {
  why?: string | undefined;
  onProgress(done: number, all: number): void;
}

/**
 * Uploads a signed build: only files that the registry lacks are sent.
 * @throws {CommandFailure} with the problems when the registry refuses it.
 */
export async function publishBuild(
  client: RegistryClient,
  { manifest, build }: ValidBuild,
  signature: Signature,
  { why, onProgress }: PublishOptions,
): Promise<Published & { sent: number }> {
  const { problems, missing } = await client.call({
    method: 'POST',
    path: teamPaths.check,
    body: { manifest, signature },
    answer: checkAnswer,
    again: true,
  });
  if (problems.length > 0)
    throw new CommandFailure(['The registry does not take it:', ...problems.flatMap(problemLines)].join('\n'));

  const names = new Map(
    Object.entries(manifest.files).map(([name, { integrity }]) => [hashOfIntegrity(integrity), name]),
  );
  const waiting = missing.flatMap((hash) => {
    const content = build.files.get(names.get(hash) ?? '');
    return content ? [{ hash, content }] : [];
  });
  const all = waiting.length;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await client.call({
        method: 'PUT',
        path: teamPaths.file.replace(':hash', file.hash),
        body: file.content,
        again: true,
      });
      onProgress(++done, all);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));

  const answer = await client.call({
    method: 'POST',
    path: teamPaths.versions,
    body: { manifest, signature, ...(why === undefined ? {} : { why }) },
    answer: published,
    again: true,
  });
  return { ...answer, sent: all };
}

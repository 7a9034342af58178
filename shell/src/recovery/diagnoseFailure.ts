import type { MountFailure } from '@unisite/shared/contract/mounts';
import { currentLanguage } from '@unisite/shared/i18n';
import type { Stage } from '../loader/attempt.ts';
import { bustCache } from '../loader/fileHashes.ts';
import { MountError } from '../loader/MountError.ts';
import type { RemoteVersion } from '../loader/remoteVersion.ts';
import { backOff, canRetry } from './backOff.ts';
import { checkFile } from './checkFile.ts';
import { errorDetail } from './errorDetail.ts';

export interface FailedAttempt {
  version: RemoteVersion;
  module: string;
  stage: Stage;
  error: unknown;
  /** Number of earlier attempts. */
  tries: number;
}

export interface Diagnosis {
  code: MountFailure;
  detail: string;
  /** The network was the cause, and the back-off is over. */
  retry: boolean;
}

const causes = { load: 'THREW_AT_LOAD', mount: 'THREW_AT_MOUNT', render: 'THREW_IN_RENDER' } as const;

/** Diagnoses a failed attempt; on network errors waits for the back-off before a retry. */
export async function diagnoseFailure(failed: FailedAttempt): Promise<Diagnosis> {
  const { version, module, stage, error, tries } = failed;
  const { code, file } = await causeOf(failed);
  const retry = code === 'NETWORK' && canRetry(tries);
  if (code === 'TIMEOUT') {
    bustCache(version);
    removePendingScripts(version);
  } else if (file !== undefined && stage !== 'load') bustCache(version, version.entry);
  if (retry) await backOff(tries);
  else reportError(new Error(`${version.name}@${version.digest} ${module}: load failed, ${code}`, { cause: error }));
  return { code, detail: file ?? errorDetail(error), retry };
}

interface Cause {
  code: MountFailure;
  file?: string;
}

async function causeOf({ version, module, stage, error }: FailedAttempt): Promise<Cause> {
  if (error instanceof MountError) return { code: error.code };
  const message = String(error);
  const ofFile = fileOf(error);
  if (stage === 'load' || ofFile !== null) {
    const found = await brokenFile(version, [...filesOf(version, module), ...(ofFile ? [ofFile] : [])]);
    if (found) return found;
    // the file can be had by now
    if (ofFile !== null) return { code: 'NETWORK' };
  }
  if (/does not satisfy|RUNTIME-012/.test(message)) return { code: 'CONTRACT' };
  if (/Module ".+" does not exist in container/.test(message)) return { code: 'NOT_A_MODULE' };
  if (/Maximum update depth|React error #185\b/.test(message)) return { code: 'RENDERS_WITHOUT_END' };
  return { code: causes[stage] };
}

/** The file's name, as far as known, when the error is a failed download; else null. */
function fileOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const known = /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|was not loaded|no integrity/;
  // as set by webpack and its stylesheet loader
  const { code, request } = error as { code?: unknown; request?: unknown };
  if (!known.test(`${error.name} ${error.message} ${code}`)) return null;
  return typeof request === 'string' ? (/([\w.-]+)(?:\?.*)?$/.exec(request)?.[1] ?? '') : '';
}

const filesOf = (version: RemoteVersion, module: string): string[] => [
  version.entry,
  ...(version.modules[module]?.js ?? []),
  ...(version.modules[module]?.css ?? []),
  ...version.texts[currentLanguage()],
];

async function brokenFile(version: RemoteVersion, files: readonly string[]): Promise<Cause | null> {
  const names = [...new Set(files)];
  const codes = await Promise.all(names.map((file) => checkFile(version, file)));
  for (const [index, code] of codes.entries()) if (code) return { code, file: names[index] ?? '' };
  return null;
}

/** Removes scripts and stylesheets that never loaded: a retry would wait for them. */
function removePendingScripts({ base }: RemoteVersion): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.includes(base)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.includes(base) && !link.sheet) link.remove();
}

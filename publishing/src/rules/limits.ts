import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Limits of a version, in bytes and files. */
export const limits = { files: 200, fileBytes: 2 * 1024 * 1024, buildBytes: 8 * 1024 * 1024 } as const;

/** A version stays small enough to check, store and serve. */
export function checkLimits({ manifest }: ReadableBuild): Finding[] {
  const listed = Object.entries(manifest.files);
  const sum = listed.reduce((all, [, { bytes }]) => all + bytes, 0);
  return [
    ...(listed.length > limits.files ? [{ code: 'TOO_MANY_FILES', what: String(listed.length) } as const] : []),
    ...(sum > limits.buildBytes ? [{ code: 'BUILD_TOO_LARGE', what: `${sum} bytes` } as const] : []),
    ...listed
      .filter(([, { bytes }]) => bytes > limits.fileBytes)
      .map(([what]): Finding => ({ code: 'FILE_TOO_LARGE', what })),
  ];
}

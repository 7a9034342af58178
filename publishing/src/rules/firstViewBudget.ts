import { brotliCompressSync, constants } from 'node:zlib';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Compressed size limit of a module's first view, bytes. */
export const firstViewBudget = 64 * 1024;

/** Beyond this many bytes even repetitive files are not worth compressing. */
const hopeless = 16 * firstViewBudget;

/** Each module's first view stays small: the entry, and the module's own scripts and styles. */
export function withinFirstViewBudget({ manifest, files }: ReadableBuild): Finding[] {
  const measured = new Map<string, number>();
  const quick = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const content = files.get(name) ?? new Uint8Array();
    const size = content.length > hopeless ? content.length : compressedSize(content, 5);
    measured.set(name, size);
    return size;
  };
  return Object.entries(manifest.modules).flatMap(([module, { js, css }]): Finding[] => {
    const names = [...new Set([manifest.entry, ...js, ...css])];
    const atMost = sum(names.map(quick));
    if (atMost <= firstViewBudget) return [];
    // files are served with slower, better compression: what the quick one finds too large may still fit
    const bytes =
      atMost > hopeless ? atMost : sum(names.map((name) => compressedSize(files.get(name) ?? new Uint8Array())));
    if (bytes <= firstViewBudget) return [];
    return [{ code: 'FIRST_VIEW_TOO_LARGE', what: `${module}: ${(bytes / 1024).toFixed(1)} KB` }];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const compressedSize = (content: Uint8Array, quality: number = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;

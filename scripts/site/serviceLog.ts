import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';

/** Where the lines of one service go. Never throws. */
export interface ServiceLog {
  write(line: string): void;
}

/**
 * Opens a new log that only its owner may read. Lines that cannot be written (the disk is full) are left out and
 * counted; the first that can says how many.
 *
 * @throws where the file cannot be made
 */
export function openServiceLog(
  file: string,
  append: (file: string, text: string) => void = appendFileSync,
): ServiceLog {
  writeFileSync(file, '', { mode: 0o600 });
  // One that was there keeps its mode.
  chmodSync(file, 0o600);
  let lost = 0;
  return {
    write(line) {
      try {
        append(file, lost > 0 ? `(${lost} lines could not be written)\n${line}\n` : `${line}\n`);
        lost = 0;
      } catch {
        lost += 1;
      }
    },
  };
}

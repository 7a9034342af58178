import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';

/** Receives the lines of one service. Never throws. */
export interface ServiceLog {
  write(line: string): void;
}

/**
 * Opens a new log that only its owner may read. Lines that cannot be written (disk full) are dropped and counted; the
 * next one written reports how many.
 *
 * @throws when the file cannot be created
 */
export function openServiceLog(
  file: string,
  append: (file: string, text: string) => void = appendFileSync,
): ServiceLog {
  writeFileSync(file, '', { mode: 0o600 });
  // An existing file keeps its mode.
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

import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openServiceLog } from './serviceLog.ts';

test('a full disk ends nothing: what was lost is counted, and writing goes on once there is room', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-log-'));
  const file = path.join(folder, 'platform.log');
  writeFileSync(file, 'of a start before\n', { mode: 0o644 });
  let isFull = false;
  try {
    const log = openServiceLog(file, (to, text) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      appendFileSync(to, text);
    });
    log.write('before');
    isFull = true;
    log.write('lost');
    log.write('lost too');
    isFull = false;
    log.write('after');
    log.write('and on');
    expect(readFileSync(file, 'utf8')).toBe('before\n(2 lines could not be written)\nafter\nand on\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

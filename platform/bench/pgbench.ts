import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What pgbench is asked to do. */
export interface PgbenchLoad {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  readonly caller: string;
  readonly gameId: string;
  readonly run: string;
  /** First and last member's id. */
  readonly players: readonly [first: string, last: string];
}

/** The statement of a bet as the platform sends it, one a commit. */
const script = ({ caller, gameId, run, players: [first, last] }: PgbenchLoad): string => `\\set n :n + 1
\\set player random(${first}, ${last})
SELECT ord, code, balance, currency, moved, touch FROM seamless_calls(jsonb_build_array(jsonb_build_object('kind', 'bet', 'caller', '${caller}',
  'version', 1, 'nonce', '${run}-' || :client_id::text || '-' || :n::text, 'at', now(), 'token', 'bench-' || :player::text, 'player', :player::text,
  'transaction_id', '${run}-' || :client_id::text || '-' || :n::text,
  'request_hash', encode(sha256(convert_to('${run}-' || :client_id::text || '-' || :n::text, 'UTF8')), 'hex'),
  'game', '${gameId}', 'round', '${run}-' || :client_id::text || '-' || :n::text, 'amount', 100, 'currency', 'VND')));
`;

/** Whether pgbench can be run here. */
export async function hasPgbench(): Promise<boolean> {
  return execute('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Statements a second that pgbench gets through. */
export async function pgbench(load: PgbenchLoad): Promise<{ perSecond: number; averageMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-pgbench-'));
  try {
    const file = path.join(folder, 'bet.sql');
    writeFileSync(file, script(load));
    const threads = Math.min(2, load.clients);
    const { stdout } = await execute(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-D',
        'n=0',
        '-c',
        load.clients,
        '-j',
        threads,
        '-T',
        load.seconds,
        '-f',
        file,
        load.url,
      ].map(String),
    );
    const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
    return {
      perSecond: figure(/^tps = ([\d.]+)/m),
      averageMs: figure(/^latency average = ([\d.]+) ms/m),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

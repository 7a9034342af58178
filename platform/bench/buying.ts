import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { memberIdOf } from '@unisite/shared/contract';
import { type AgeRecord, keepMemberAge, startSession } from '../src/access/identity/index.ts';
import { addVendorSecret } from '../src/play/seamless/index.ts';
import type { BetLoad, BetLoadResult } from './betLoad.ts';
import { type OpenPlatform, openPlatform } from './openPlatform.ts';
import { percentile } from './percentile.ts';
import type { SlipLoad, SlipLoadResult } from './slipLoad.ts';
import { LINES, STATION } from './slips.ts';
import type { BuyingFigures } from './targets.ts';

const seconds = Number(process.env.SECONDS ?? 15);
const clients = Number(process.env.CLIENTS ?? 16);
/** Vendors' connections that bet all the while, each one bet after the other. */
const betClients = Number(process.env.BET_CLIENTS ?? 2);
const members = Array.from({ length: 256 }, (_none, i) => `bench${i}`);
const market = { code: 'INT', host: 'int.localhost' };
const NUMERO = '20990101';
const bets = { caller: 'bench', secret: 'secret of the measurement', game: 'bench-game' };

const execute = promisify(execFile);

/** Runs one of the loads. */
async function load<Result>(script: string, asked: object): Promise<Result> {
  const { stdout } = await execute(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, script), JSON.stringify(asked)],
    { maxBuffer: 1 << 28 },
  );
  // Written by the load, in its own form.
  return JSON.parse(stdout) as Result;
}

/** Money for everybody, an open draw, a vendor's game with a play session each, and a console. */
async function fill({ database, vendorKeys }: OpenPlatform): Promise<{ players: string[]; operatorCookie: string }> {
  await database.query(
    `INSERT INTO market_category (market_code, category, position) SELECT code, 'LOTT', 1 FROM market ON CONFLICT DO NOTHING`,
  );
  await database.query(
    `UPDATE lottery_offer SET odds = 8500, units = 1, least = 1, exposure = 9e15 WHERE bet = 'deSpecial'`,
  );
  await database.query('DELETE FROM draw WHERE station_code = $1', [STATION]);
  await database.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at) VALUES ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [STATION, NUMERO],
  );
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('BENCH', 'Bench', 'jade', 1, 1)`,
  );
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ($1, 'BENCH', 'RNG', 'reels', 'Bench', 'Bench', 96, 'low', now())`,
    [bets.game],
  );
  await addVendorSecret(database, vendorKeys, { caller: bets.caller, secret: bets.secret });
  await database.query(
    `INSERT INTO play_session (token_hash, caller, member_id, game_id, vendor_code, started_at, seen_at)
     SELECT sha256(convert_to('bench-' || id, 'UTF8')), $1, id, $2, 'BENCH', now(), now() FROM member`,
    [bets.caller, bets.game],
  );
  await database.query(
    `SELECT ledger_post('bench/' || m.id, 'deposit', wallet_account('bank', 'BANK'), wallet_account('member', m.id::text), 1000000000000,
       '{"vi": "Nạp tiền", "en": "Deposit"}', '') FROM member m`,
  );
  const secret = randomBytes(32).toString('base64url');
  await database.query(
    `WITH added AS (INSERT INTO operator (account, name, password_hash, roles) VALUES ('bench', 'bench', '', '{lottery}') RETURNING id)
     INSERT INTO operator_session (secret_hash, operator_id, started_at, seen_at, ip, user_agent)
     SELECT $1, id, now(), now(), '10.8.0.1', 'bench' FROM added`,
    [createHash('sha256').update(secret).digest()],
  );
  const rows = await database.query<{ id: string }>('SELECT id FROM member ORDER BY id');
  return { players: rows.map(({ id }) => id), operatorCookie: `__Host-unisite-ops=${secret}` };
}

/** A page of each member. */
const pagesOf = (
  database: OpenPlatform['database'],
  players: readonly string[],
): Promise<SlipLoad['pages'][number][]> =>
  Promise.all(
    players.map(async (player, place) => {
      const memberId = memberIdOf(player);
      const address = `10.7.${place >> 8}.${place & 255}`;
      await keepMemberAge(database, { memberId, marketCode: market.code }, ofAge);
      const facts = { memberId, marketCode: market.code, ip: address, userAgent: 'bench' };
      const { secret, handle } = await startSession(database, new Date(), facts);
      return { address, authorization: `Bearer ${handle}`, cookie: `__Host-unisite=${secret}` };
    }),
  );

const ofAge: AgeRecord = { birthDate: '1990-05-17', at: new Date(0), answer: { state: 'confirmed', terms: 1 } };

/** Buys slips of ten lines beside vendors' bets, each on disk before it is answered, and looks at draw and exposure. */
export async function measureBuying(print: (line: string) => void): Promise<BuyingFigures> {
  const platform = await openPlatform(members, 'bench slips 61 words');
  try {
    const { database, port, operatorsPort } = platform;
    const { players, operatorCookie } = await fill(platform);
    const pages = await pagesOf(database, players);
    const slips = (forSeconds: number) =>
      load<SlipLoadResult>('slipLoad.ts', {
        port,
        operatorsPort,
        host: market.host,
        seconds: forSeconds,
        clients,
        numero: NUMERO,
        pages,
        operatorCookie,
      } satisfies SlipLoad);
    await slips(2); // it begins warm
    const [bought, beside] = await Promise.all([
      slips(seconds),
      load<BetLoadResult>('betLoad.ts', {
        port,
        clients: betClients,
        seconds,
        caller: bets.caller,
        secret: bets.secret,
        gameId: bets.game,
        run: `${process.pid}r`,
        players,
      } satisfies BetLoad),
    ]);
    const p95 = (times: readonly number[]) => percentile(times, 0.95);
    const linesASecond = (bought.slips.length * LINES) / bought.seconds;
    const [kept] = await database.query<{ lines: number; sold: number }>(
      'SELECT (SELECT count(*)::int FROM lottery_line) AS lines, (SELECT coalesce(sum(staked), 0)::float8 FROM lottery_exposure) AS sold',
    );
    print(
      `${Math.round(linesASecond)} lines a second bought in slips of ${LINES} by ${clients} pages at once, beside ${Math.round(beside.took.length / beside.seconds)} bets of vendors: slips p50 ${percentile(bought.slips, 0.5).toFixed(0)} ms, p95 ${p95(bought.slips).toFixed(0)} ms; the open draw p95 ${p95(bought.draws).toFixed(1)} ms, what is at stake p95 ${p95(bought.exposures).toFixed(1)} ms`,
    );
    print(
      `${kept?.lines} lines are in the database; refused: ${JSON.stringify({ ...bought.refused, ...beside.refused })}`,
    );
    return {
      linesASecond,
      slipMs: p95(bought.slips),
      drawMs: p95(bought.draws),
      exposureMs: p95(bought.exposures),
      refused: Object.values({ ...bought.refused, ...beside.refused }).reduce((sum, times) => sum + times, 0),
    };
  } finally {
    await platform.stop();
  }
}

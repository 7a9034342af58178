/**
 * `npm run bench:catalogue`: how long lists of games and searches take with 10,000 games of 60 vendors, over HTTP. Four
 * callers ask, each the next when the last is answered (`CALLERS`), each kind of question two hundred times (`TIMES`),
 * each time another: other shelves, vendors, words. There is a day of 50,000 rounds to count players of. Ends with 1
 * when of a hundred answers the 95th took more than 50 ms, or when a search did not find its game.
 */

import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { brotliDecompressSync } from 'node:zlib';
import { type Chance, chance } from '@unisite/demonstration/art/prng';
import { type Envelope, type GameCard, gameList, gameMenu } from '@unisite/shared/contract';
import { foldText } from '../src/play/games/index.ts';
import { fillLargeCatalogue, largeCatalogue, largeGames, playLargeCatalogue } from './largeCatalogue.ts';
import { openPlatform } from './openPlatform.ts';
import { percentile } from './percentile.ts';

const callers = Number(process.env.CALLERS ?? 4);
const times = Number(process.env.TIMES ?? 200);
const BOUND_MS = 50;
const ROUNDS = 50_000;
const members = Array.from({ length: 300 }, (_none, i) => `bench${i}`);
const print = (line: string) => process.stdout.write(`${line}\n`);
const agent = new Agent({ keepAlive: true });

interface Question {
  readonly path?: string;
  readonly query: Readonly<Record<string, string>>;
  /** Title of a game that has to be among the first page. */
  readonly finds?: string;
}
type Games = Envelope<{ total: number; rows: GameCard[] }>;

function ask(
  port: number,
  { path = gameList.path, query }: Question,
  n: number,
): Promise<{ ms: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    // every call from an address of its own: how many calls an address has is not what is measured
    const from = `10.${n % 200}.${(n >> 8) % 200}.7`;
    const headers = {
      host: 'int.localhost',
      'x-forwarded-for': from,
      'accept-encoding': 'br',
      'accept-language': 'en',
    };
    const began = performance.now();
    const to = `${path}?${new URLSearchParams(query)}`;
    const sent = request({ agent, host: '127.0.0.1', port, path: to, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - began;
        const body = Buffer.concat(chunks);
        resolve({ ms, body: response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const shelves = ['RNG', 'LIVE', 'FISH', 'PVP', 'EGAME', 'SPORTS', 'ESPORTS'];
const sorts = ['popular', 'name', 'newest', 'rtp'];
const page = { pageSize: '40' };
const aGame = (draw: Chance) => draw.pick(largeGames);

/** The title with one letter of its longest word in place of another. */
function mistyped(title: string, draw: Chance): string {
  const longest =
    foldText(title)
      .split(' ')
      .toSorted((a, b) => b.length - a.length)[0] ?? '';
  const at = 1 + Math.floor(draw.next() * (longest.length - 1));
  return foldText(title).replace(
    longest,
    `${longest.slice(0, at)}${longest[at] === 'x' ? 'z' : 'x'}${longest.slice(at + 1)}`,
  );
}

const found = (draw: Chance, type: (title: string) => string): Question => {
  const title = aGame(draw).vi;
  return { query: { ...page, text: type(title).slice(0, gameTextLength) }, finds: title };
};
const gameTextLength = 60;

const questions: Readonly<Record<string, (draw: Chance) => Question>> = {
  'menu, with the counts of vendors': () => ({ path: gameMenu.path, query: {} }),
  'first page of a shelf': (draw) => ({ query: { ...page, category: draw.pick(shelves) } }),
  'a page far down': (draw) => ({
    query: { ...page, category: 'RNG', page: String(60 + Math.floor(draw.next() * 60)) },
  }),
  'a hundred a page': () => ({ query: { pageSize: '100' } }),
  'by vendor': (draw) => ({
    query: { ...page, category: 'RNG', vendor: `large-vendor-${Math.floor(draw.next() * 60)}` },
  }),
  'by flag': (draw) => ({ query: { ...page, category: draw.pick(shelves), flag: draw.pick(['hot', 'new', 'demo']) } }),
  'by each order': (draw) => ({ query: { ...page, sort: draw.pick(sorts), category: draw.pick(shelves) } }),
  'search as written': (draw) => found(draw, (title) => title),
  'search without marks': (draw) => found(draw, foldText),
  'search, two letters': (draw) => ({ query: { ...page, text: foldText(aGame(draw).vi).slice(0, 2) } }),
  'search with a wrong letter': (draw) => found(draw, (title) => mistyped(title, draw)),
  'search in a shelf, by name': (draw) => ({
    query: { ...page, category: 'RNG', sort: 'name', text: foldText(aGame(draw).en) },
  }),
  'search for nonsense': (draw) => ({ query: { ...page, text: nonsense(draw, 5) } }),
  'search for sixty letters of nonsense': (draw) => ({ query: { ...page, text: nonsense(draw, 12) } }),
};

const nonsense = (draw: Chance, words: number): string =>
  Array.from({ length: words }, () => Array.from({ length: 4 }, () => draw.pick([...'bcdghklmnpqrtvx'])).join('')).join(
    ' ',
  );

let asked = 0;

/**
 * Milliseconds of processor that a process has had, a hundredth of a second exact; NaN where the system does not tell
 * as Linux does.
 */
function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // the name may hold blanks: what is counted begins behind it
  const figures = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(figures[11]) + Number(figures[12])) * 10;
}

async function measure(
  { port, pid }: { port: number; pid: number },
  name: string,
  question: (draw: Chance) => Question,
): Promise<boolean> {
  const took: number[] = [];
  const processor = processorTime(pid);
  let bytes = 0;
  let missed = 0;
  let next = 0;
  const caller = async () => {
    while (next < times) {
      const mine = question(chance(`${name}/${next++}`));
      const { ms, body } = await ask(port, mine, asked++);
      took.push(ms);
      bytes += body.length;
      const answer = JSON.parse(body.toString()) as Games; // both operations answer the platform's envelope
      if (!answer.success) throw new Error(`${name}: ${answer.code}`);
      if (mine.finds !== undefined && !holds(answer.value.rows, mine.finds)) missed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const of = (share: number) => percentile(took, share).toFixed(1).padStart(6);
  const each = ((processorTime(pid) - processor) / times).toFixed(1).padStart(6);
  print(
    `${name.padEnd(38)} ${of(0.5)} ${of(0.95)} ${of(1)} ${each}   ${String(Math.round(bytes / times / 1024)).padStart(4)}${missed > 0 ? `   missed ${missed}` : ''}`,
  );
  return percentile(took, 0.95) <= BOUND_MS && missed === 0;
}

const byTitle = new Map(largeGames.map((game) => [game.vi, game.id]));
const holds = (rows: readonly GameCard[], title: string): boolean =>
  rows.some(({ gameId }) => gameId === byTitle.get(title));

const platform = await openPlatform(members, 'bench catalogue 61 words');
try {
  const { port, database } = platform;
  const now = new Date();
  await fillLargeCatalogue(database, now);
  await playLargeCatalogue(database, now, ROUNDS);
  const began = performance.now();
  await ask(port, { query: {} }, 0);
  const [processor] = cpus();
  print(
    `${cpus().length} × ${processor?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before`,
  );
  print(
    `${largeCatalogue.games} games of ${largeCatalogue.vendors} vendors, ${ROUNDS} rounds; ${callers} callers, ${times} times each`,
  );
  print(`first call after the catalogue has changed: ${(performance.now() - began).toFixed(0)} ms`);
  print(
    `${'milliseconds'.padEnd(38)} ${'p50'.padStart(6)} ${'p95'.padStart(6)} ${'most'.padStart(6)} ${'processor'.padStart(6)} KiB before compression`,
  );
  for (const question of Object.values(questions))
    for (let n = 0; n < 10; n += 1) await ask(port, question(chance(`warm/${n}`)), asked++);
  const kept: boolean[] = [];
  for (const [name, question] of Object.entries(questions)) kept.push(await measure(platform, name, question));
  print(`load ${loadavg()[0]?.toFixed(2)} after`);
  if (kept.includes(false)) process.exitCode = 1;
} finally {
  agent.destroy();
  await platform.stop();
}

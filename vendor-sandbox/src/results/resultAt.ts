import { createHmac } from 'node:crypto';
import type { ResultAnswer, ResultInquiry } from '@unisite/shared/contract/lotteryResults';

const minute = 60_000;
/** Duration of a draw, prize by prize, milliseconds. */
const DRAWING_MS = 20 * minute;
/** One draw in so many begins late, by this much. */
const LATE = { oneOf: 12, by: 8 * minute };
/** One draw in so many has a wrong number in its final result, for this long. */
const WRONG = { oneOf: 40, for: 15 * minute };

/**
 * The demonstration provider's answer about a draw at `now` (milliseconds since 1970). It behaves as real providers do:
 * numbers come one by one over twenty minutes, the special prize last; some draws begin late, and some final results
 * are wrong for a while. The numbers are derived from `key`.
 */
export function resultAt({ code, numero, drawsAt, ranks }: ResultInquiry, now: number, key: string): ResultAnswer {
  const bytes = (about: string) => createHmac('sha256', key).update(`${about} of ${code}/${numero}`).digest();
  const chance = (about: string, oneOf: number) => bytes(about).readUInt32BE(0) % oneOf === 0;
  const begins = Date.parse(drawsAt) + (chance('late', LATE.oneOf) ? LATE.by : 0);
  const numberAt = (rank: string, place: number, digits: number) =>
    String(bytes(`${rank} ${place}`).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
  const all = ranks.map(({ rank, numbers, digits }) => ({
    rank,
    numbers: Array.from({ length: numbers }, (_, place) => numberAt(rank, place, digits)),
  }));
  const count = all.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const passed = now - begins;
  if (passed < 0) return { code, numero, state: 'waiting', prizes: [] };
  if (passed < DRAWING_MS) {
    // The last rank is drawn first.
    let left = Math.floor((passed / DRAWING_MS) * count);
    const prizes = all.toReversed().flatMap(({ rank, numbers }) => {
      const out = numbers.slice(0, left);
      left -= out.length;
      return out.length > 0 ? [{ rank, numbers: out }] : [];
    });
    return { code, numero, state: 'drawing', prizes: prizes.toReversed() };
  }
  const isWrong = passed < DRAWING_MS + WRONG.for && chance('wrong', WRONG.oneOf);
  return { code, numero, state: 'final', prizes: isWrong ? withWrongDigit(all) : all };
}

/** Changes the last digit of the first number. */
const withWrongDigit = (prizes: ResultAnswer['prizes']): ResultAnswer['prizes'] =>
  prizes.map(({ rank, numbers }, at) => ({
    rank,
    numbers: at === 0 ? numbers.map((text) => text.slice(0, -1) + ((Number(text.at(-1)) + 1) % 10)) : numbers,
  }));

/** A button that picks many numbers; the name is a text key or a digit. */
export interface QuickPick {
  readonly name: string;
  readonly values: readonly string[];
}

export type QuickGroup = 'form' | 'head' | 'tail' | 'sum' | 'double' | 'random';

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const head = (number: string): number => Number(number[0]);
const tail = (number: string): number => Number(number[1]);
const isEven = (digit: number): boolean => digit % 2 === 0;
const those = (name: string, is: (number: string) => boolean): QuickPick => ({ name, values: pairs.filter(is) });
const byDigit = (digitOf: (number: string) => number): QuickPick[] =>
  Array.from({ length: 10 }, (_, digit) => those(String(digit), (number) => digitOf(number) === digit));

/** Quick picks among 00 to 99. A sum is the units digit of the two digits' sum. */
export const pairPicks: Readonly<Record<Exclude<QuickGroup, 'random'>, readonly QuickPick[]>> = {
  form: [
    those('even', (number) => isEven(tail(number))),
    those('odd', (number) => !isEven(tail(number))),
    those('big', (number) => Number(number) >= 50),
    those('small', (number) => Number(number) < 50),
    those('evenEven', (number) => isEven(head(number)) && isEven(tail(number))),
    those('oddOdd', (number) => !isEven(head(number)) && !isEven(tail(number))),
    those('evenOdd', (number) => isEven(head(number)) && !isEven(tail(number))),
    those('oddEven', (number) => !isEven(head(number)) && isEven(tail(number))),
  ],
  head: byDigit(head),
  tail: byDigit(tail),
  sum: byDigit((number) => (head(number) + tail(number)) % 10),
  double: [
    those('equal', (number) => head(number) === tail(number)),
    those('apart', (number) => Math.abs(head(number) - tail(number)) === 5),
    those('near', (number) => Math.abs(head(number) - tail(number)) === 1),
  ],
};

/** Quick picks for a row of few numbers; the upper half is "big". */
export function rowPicks(values: readonly string[]): QuickPick[] {
  if (!values.every((value) => /^\d+$/.test(value))) return [];
  const numbers = values.map(Number);
  const middle = ((numbers[0] ?? 0) + (numbers.at(-1) ?? 0)) / 2;
  const where = (name: string, is: (number: number) => boolean): QuickPick => ({
    name,
    values: values.filter((value) => is(Number(value))),
  });
  return [
    { name: 'all', values },
    where('big', (number) => number > middle),
    where('small', (number) => number < middle),
    where('odd', (number) => number % 2 === 1),
    where('even', (number) => number % 2 === 0),
  ];
}

/** The given number of distinct values, from the browser's secure random generator. */
export function randomValues(values: readonly string[], count: number): string[] {
  const left = [...values];
  const taken: string[] = [];
  while (taken.length < count && left.length > 0) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    taken.push(...left.splice(word % left.length, 1));
  }
  return taken;
}

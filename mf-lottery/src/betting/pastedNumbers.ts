export interface PastedNumbers {
  /** Each once, in the order they were written. */
  readonly numbers: readonly string[];
  readonly doubled: readonly string[];
  /** What is none of the values. */
  readonly unknown: readonly string[];
}

/** Reads a list that was typed or pasted: numbers between anything that is no letter or digit. */
export function pastedNumbers(text: string, values: readonly string[]): PastedNumbers {
  const known = new Set(values);
  const numbers = new Set<string>();
  const [doubled, unknown]: [string[], string[]] = [[], []];
  for (const token of text.normalize('NFC').split(/[^\p{L}\p{N}]+/u)) {
    if (token === '') continue;
    if (!known.has(token)) unknown.push(token);
    else if (numbers.has(token)) doubled.push(token);
    else numbers.add(token);
  }
  return { numbers: [...numbers], doubled, unknown };
}

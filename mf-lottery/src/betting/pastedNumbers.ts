export interface PastedNumbers {
  /** Without duplicates, in the order of the text. */
  readonly numbers: readonly string[];
  readonly doubled: readonly string[];
  /** Entries that are not among the values. */
  readonly unknown: readonly string[];
}

/** Parses typed or pasted numbers, separated by anything that is neither letter nor digit. */
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

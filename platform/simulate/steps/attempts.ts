import type { CallResponse } from '../http.ts';
import { codeOf, compare } from './stepContext.ts';

/** An answer, and how often it was asked for. */
export interface Attempted {
  readonly answer: CallResponse;
  readonly tries: number;
}

/** Does it, and counts how often it takes. */
export async function attempted(call: (onTry: () => void) => Promise<CallResponse>): Promise<Attempted> {
  let tries = 0;
  const answer = await call(() => {
    tries += 1;
  });
  return { answer, tries };
}

/** So many of the very same at once, in turn at one platform and the other. */
export const copiesOf = <T>(copies: number, call: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: copies }, call));

/** How the code of the one answer, or of each of them, differs from what it has to be; null when it does not. */
export function codesDiffer(all: readonly Attempted[], code: string | null): string | null {
  const wrong = all.map(({ answer }) => compare(codeOf(answer), code));
  return wrong.find((fault) => fault !== null) ?? null;
}

/**
 * The same for what closes something and has no key: one of the copies does it, and the others, like one whose first
 * answer was lost, find it closed.
 */
export function closingCodesDiffer(all: readonly Attempted[], code: string | null): string | null {
  if (code !== null) return codesDiffer(all, code);
  const codes = all.map(({ answer }) => codeOf(answer));
  const others = codes.filter((one) => one !== null);
  const isDone = others.length < codes.length || all.some(({ tries }) => tries > 1);
  const isOnce = codes.length - others.length <= 1;
  return isDone && isOnce && others.every((one) => one === 'ALREADY_CLOSED')
    ? null
    : `answered ${JSON.stringify(codes)}, and should be done once`;
}

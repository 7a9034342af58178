import type { CallResponse } from '../http.ts';
import { codeOf, compare } from './stepContext.ts';

/** A response, and how many attempts it took. */
export interface Attempted {
  readonly answer: CallResponse;
  readonly tries: number;
}

/** Makes a call and counts its attempts. */
export async function attempted(call: (onTry: () => void) => Promise<CallResponse>): Promise<Attempted> {
  let tries = 0;
  const answer = await call(() => {
    tries += 1;
  });
  return { answer, tries };
}

/** Makes identical concurrent calls, alternating between platforms. */
export const copiesOf = <T>(copies: number, call: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: copies }, call));

/** How the code of one response, or of each, differs from the expected one; null if it does not. */
export function codesDiffer(all: readonly Attempted[], code: string | null): string | null {
  const wrong = all.map(({ answer }) => compare(codeOf(answer), code));
  return wrong.find((fault) => fault !== null) ?? null;
}

/**
 * The same for an act that closes something and has no key: one of the copies does it, and the others, like one whose
 * first response was lost, find it closed.
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

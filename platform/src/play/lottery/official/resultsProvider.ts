import {
  lotteryResultsPath,
  type ResultAnswer,
  type ResultInquiry,
  resultAnswer,
} from '@unisite/shared/contract/lotteryResults';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';

/**
 * A provider of official results. One adapter a provider.
 *
 * @throws where no answer comes, one that it did not sign, or one that is not in its form: nothing is known then
 */
export type ResultsProvider = (draw: ResultInquiry) => Promise<ResultAnswer>;

interface Reach {
  readonly mode: 'demonstration' | 'production';
  readonly sandboxUrl: string;
  readonly sandboxSecret: string;
}

/**
 * Where official results come from: the sandbox in a demonstration. In production there is no provider before an
 * adapter is added, and two operators enter them.
 */
export function createResultsProvider(
  { mode, sandboxUrl: origin, sandboxSecret: secret }: Reach,
  clock: () => Date,
): ResultsProvider | null {
  if (mode !== 'demonstration') return null;
  const ask = createSignedCaller({ code: 'sandbox', origin, secret, clock, signsAnswers: true });
  return (draw) => ask(lotteryResultsPath, draw, resultAnswer);
}

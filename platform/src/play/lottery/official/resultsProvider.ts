import {
  lotteryResultsPath,
  type ResultAnswer,
  type ResultInquiry,
  resultAnswer,
} from '@unisite/shared/contract/lotteryResults';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';

/**
 * A provider of official results. One adapter per provider.
 *
 * @throws without a response, or when it is unsigned or malformed: nothing is known then
 */
export type ResultsProvider = (draw: ResultInquiry) => Promise<ResultAnswer>;

interface Reach {
  readonly mode: 'demonstration' | 'production';
  readonly sandboxUrl: string;
  readonly sandboxSecret: string;
}

/**
 * The source of official results: the sandbox in a demonstration. Production has no provider until an adapter is added,
 * and two operators enter them.
 */
export function createResultsProvider(
  { mode, sandboxUrl: origin, sandboxSecret: secret }: Reach,
  clock: () => Date,
): ResultsProvider | null {
  if (mode !== 'demonstration') return null;
  const ask = createSignedCaller({ code: 'sandbox', origin, secret, clock, signsAnswers: true });
  return (draw) => ask(lotteryResultsPath, draw, resultAnswer);
}

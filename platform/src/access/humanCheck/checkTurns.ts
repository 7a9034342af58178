import { refuseFor } from '../../http/serve.ts';
import { addressOf } from '../../operators/signInWait.ts';
import type { Services } from '../../services.ts';
import { growingWait, takeTurn } from '../turns.ts';

/** Many may share an address; nobody needs hundreds a day and some at a time. */
const waits = {
  /** Specification section 9: the picture is fetched again after a second at the earliest. */
  captcha: (turns: number) => Math.max(1, growingWait(60, 1, 60)(turns)),
  slide: growingWait(30, 1, 60),
  work: growingWait(60, 1, 60),
} as const;

/** Refuses with TOO_MANY_REQUESTS when an address asks for checks too fast. */
export async function takeCheckTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kind: keyof typeof waits,
  ip: string,
): Promise<void> {
  const subject = { name: `${kind} ${addressOf(ip)}`, waitAfter: waits[kind] };
  refuseFor(await takeTurn(database, clock(), [subject]));
}

import type { Played } from '../engine/stepped.ts';
import type { StepAnswer } from '../wire.ts';
import type { Api } from './api.ts';
import type { Rounds, Watch } from './rounds.ts';

/** Retry interval after a lost connection, milliseconds. */
const RETRY_MS = 1_500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Steps<Choice, Move, View, Result> = {
  /** Stakes and begins a round; null when it did not begin and the player has been told why. */
  begin(choice: Choice, watch: Watch): Promise<StepAnswer<Choice, Move, View, Result> | null>;
  /** Makes a move in the round; null when it was not accepted. */
  move(roundId: string, move: Move, watch: Watch): Promise<StepAnswer<Choice, Move, View, Result> | null>;
  /** Waits until the round is over, across lost connections; null when the session has ended. */
  end(roundId: string, onLost: () => void): Promise<StepAnswer<Choice, Move, View, Result> | null>;
};

type Options<Choice, Move, Result> = {
  readonly api: Api<Played<Choice, Move>, Result>;
  readonly rounds: Rounds<Played<Choice, Move>, Result>;
};

/** The client side of rounds with several steps. */
export function createSteps<Choice, Move, View, Result>({
  api,
  rounds,
}: Options<Choice, Move, Result>): Steps<Choice, Move, View, Result> {
  type Answer = StepAnswer<Choice, Move, View, Result>;

  function take(answer: Answer | null): Answer | null {
    if (answer !== null) rounds.remember(answer.round, answer.fairness);
    return answer;
  }

  return {
    async begin(choice, watch) {
      return take(await rounds.ask((actionId) => api.act<Answer>('/api/steps/begin', { actionId, choice }), watch));
    },
    async move(roundId, move, watch) {
      const send = (actionId: string) => api.act<Answer>('/api/steps/move', { actionId, roundId, move });
      return take(await rounds.ask(send, watch));
    },
    async end(roundId, onLost) {
      for (;;) {
        const answer = await api.act<Answer>('/api/steps/end', { roundId });
        if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') return null;
        if (answer.kind === 'done' && answer.value.open?.id !== roundId) return take(answer.value);
        if (answer.kind === 'done') continue;
        onLost();
        await wait(RETRY_MS);
      }
    },
  };
}

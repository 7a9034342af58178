import type { Played } from '../engine/stepped.ts';
import type { StepAnswer } from '../wire.ts';
import type { Api } from './api.ts';
import type { Rounds, Watch } from './rounds.ts';

/** A lost connection is tried again after so many milliseconds. */
const RETRY_MS = 1_500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Steps<Choice, Move, View, Result> = {
  /** Stakes a round and begins it; null when it was not begun, and the player knows why. */
  begin(choice: Choice, watch: Watch): Promise<StepAnswer<Choice, Move, View, Result> | null>;
  /** Makes a choice in the round; null when it was not taken. */
  move(roundId: string, move: Move, watch: Watch): Promise<StepAnswer<Choice, Move, View, Result> | null>;
  /** Waits until the round is over, through lost connections too; null when the session is over. */
  end(roundId: string, onLost: () => void): Promise<StepAnswer<Choice, Move, View, Result> | null>;
};

type Options<Choice, Move, Result> = {
  readonly api: Api<Played<Choice, Move>, Result>;
  readonly rounds: Rounds<Played<Choice, Move>, Result>;
};

/** The player's side of rounds of several steps. */
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

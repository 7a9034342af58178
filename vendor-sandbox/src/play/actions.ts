import { Refusal } from '../http/refusal.ts';
import type { PlaySession } from './session.ts';

/** Maximum actions remembered per session. */
const most = 40;

export type Actions<Answer> = {
  /** Acts, or returns the result of the same earlier action; throws CONFLICT if that had a different request. */
  once(session: PlaySession, actionId: string, asked: unknown, act: () => Promise<Answer>): Promise<Answer>;
};

/** Makes actions idempotent. */
export function createActions<Answer>(): Actions<Answer> {
  const ofSession = new WeakMap<
    PlaySession,
    Map<string, { readonly asked: string; readonly answer: Promise<Answer> }>
  >();
  return {
    once(session, actionId, asked, act) {
      const known = ofSession.get(session) ?? new Map();
      ofSession.set(session, known);
      const text = JSON.stringify(asked);
      const before = known.get(actionId);
      if (before !== undefined) return before.asked === text ? before.answer : Promise.reject(new Refusal('CONFLICT'));
      const answer = act();
      // The caller handles a rejection; the remembered copy need not.
      answer.catch(() => {});
      known.set(actionId, { asked: text, answer });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
}

import type { Fairness, PlayState, RefusalCode, SpinAnswer, SpinRequest } from '../wire.ts';

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly balance: number | null }
  /** No answer: the network, not the site. */
  | { readonly kind: 'lost' };

export type Api = {
  state(): Promise<Answer<PlayState>>;
  spin(request: SpinRequest): Promise<Answer<SpinAnswer>>;
  renewSeeds(clientSeed: string | null): Promise<Answer<Fairness>>;
};

/** Longer than the server waits for the platform, so that a slow platform is not taken for a broken network. */
const patience = 22_000;
/** Pauses before a lost spin is asked for again, under the same action id: it can never count twice. */
const retryPauses = [700, 1_500, 3_000];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createApi(sessionId: string): Api {
  async function call<Value>(path: string, body: object | null): Promise<Answer<Value>> {
    try {
      const response = await fetch(path, {
        method: body === null ? 'GET' : 'POST',
        headers: { 'x-play-session': sessionId, ...(body === null ? {} : { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(patience),
        cache: 'no-store',
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      const content = await response.json();
      if (response.ok) return { kind: 'done', value: content };
      return { kind: 'refused', code: content.code ?? 'UNAVAILABLE', balance: content.balance ?? null };
    } catch {
      return { kind: 'lost' };
    }
  }

  return {
    state: () => call('/api/state', null),
    async spin(request) {
      let answer = await call<SpinAnswer>('/api/spin', request);
      for (const pause of retryPauses) {
        if (answer.kind !== 'lost') break;
        await wait(pause);
        answer = await call<SpinAnswer>('/api/spin', request);
      }
      return answer;
    },
    renewSeeds: (clientSeed) => call('/api/fairness', clientSeed === null ? {} : { clientSeed }),
  };
}

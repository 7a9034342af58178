import type { Fairness, PlayAnswer, PlayRequest, PlayState, RefusalCode } from '../wire.ts';

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly balance: number | null }
  /** No response: a network failure, not a refusal. */
  | { readonly kind: 'lost' };

export type NoAnswer = Exclude<Answer<unknown>, { kind: 'done' }>;

export type Api<Choice, Result> = {
  state(): Promise<Answer<PlayState<Choice, Result>>>;
  play(request: PlayRequest<Choice>): Promise<Answer<PlayAnswer<Choice, Result>>>;
  renewSeeds(clientSeed: string | null): Promise<Answer<Fairness>>;
  get<Value>(path: string): Promise<Answer<Value>>;
  /** Sends a request with an action id, with retries: the action takes effect once. */
  act<Value>(path: string, body: object): Promise<Answer<Value>>;
};

/** Longer than the server waits for the platform, so that a slow platform is not mistaken for a network failure. */
const patience = 22_000;
/** Pauses before a lost call is retried under the same action id, milliseconds. */
const retryPauses = [700, 1_500, 3_000];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const newActionId = (): string =>
  crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export function createApi<Choice, Result>(sessionId: string): Api<Choice, Result> {
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

  async function act<Value>(path: string, body: object): Promise<Answer<Value>> {
    let answer = await call<Value>(path, body);
    for (const pause of retryPauses) {
      if (answer.kind !== 'lost') break;
      await wait(pause);
      answer = await call<Value>(path, body);
    }
    return answer;
  }

  return {
    state: () => call('/api/state', null),
    play: (request) => act('/api/play', request),
    renewSeeds: (clientSeed) => call('/api/fairness', clientSeed === null ? {} : { clientSeed }),
    get: (path) => call(path, null),
    act,
  };
}

import type { Outcome } from './outcome.ts';

/** Faults that can be injected between this vendor and the platform; README.md explains each. */
export const faultKinds = ['late', 'duplicate', 'reordered', 'lostBefore', 'lostAfter', 'burst', 'tampered'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** The calls it applies to. */
  readonly call: 'session' | 'balance' | 'bet' | 'win' | 'rollback';
  /** Number of calls it applies to. */
  readonly times: number;
  /** Delay of a late answer, milliseconds. */
  readonly delay: number;
};

/** The player's id at the platform, or the token of one play session. */
export type Scope = { readonly playerId?: string | undefined; readonly token?: string | undefined };

type Sent<Value> = (how: { readonly tampered: boolean }) => Promise<Outcome<Value>>;

export type Faults = {
  /** Sets the faults of a player or a session, replacing earlier ones; an empty list ends them. */
  set(scope: Scope, faults: readonly Fault[]): void;
  /** Forwards a call, or applies its fault. */
  through<Value>(call: Fault['call'], scope: Scope, send: Sent<Value>): Promise<Outcome<Value>>;
};

const burstSize = 8;
/** Maximum delay of a reordered call, milliseconds. */
const overtaken = 1_500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** For modes in which faults cannot be injected. */
export const noFaults: Faults = { set: () => {}, through: (_call, _scope, send) => send({ tampered: false }) };

/** Faults set by tests; initially none. */
export function createFaults(): Faults {
  const set = new Map<string, { fault: Fault; left: number }[]>();
  /** Delayed calls by scope, to be sent after the next one. */
  const held = new Map<string, (() => void)[]>();

  const keysOf = ({ playerId, token }: Scope): string[] => [
    ...(token === undefined ? [] : [`token ${token}`]),
    ...(playerId === undefined ? [] : [`player ${playerId}`]),
  ];

  function take(call: Fault['call'], keys: readonly string[]): Fault | null {
    for (const key of keys) {
      const found = set.get(key)?.find(({ fault, left }) => fault.call === call && left > 0);
      if (found === undefined) continue;
      found.left -= 1;
      return found.fault;
    }
    return null;
  }

  const release = (keys: readonly string[]): void => {
    for (const key of keys) {
      const waiting = held.get(key) ?? [];
      held.delete(key);
      for (const go of waiting) go();
    }
  };

  function interceptBack(key: string, send: () => Promise<unknown>): void {
    let gone = false;
    const go = (): void => {
      if (gone) return;
      gone = true;
      void send();
    };
    held.set(key, [...(held.get(key) ?? []), go]);
    setTimeout(go, overtaken).unref();
  }

  const unanswered = (cause: string) => ({ kind: 'unanswered', cause }) as const;

  async function meet<Value>({ kind, delay }: Fault, key: string, send: Sent<Value>): Promise<Outcome<Value>> {
    const plainly = (): Promise<Outcome<Value>> => send({ tampered: false });
    switch (kind) {
      case 'late': {
        const outcome = await plainly();
        await wait(delay);
        return outcome;
      }
      case 'duplicate': {
        const first = await plainly();
        await plainly();
        return first;
      }
      case 'burst': {
        const [first] = await Promise.all(Array.from({ length: burstSize }, plainly));
        return first ?? unanswered('burst');
      }
      case 'reordered':
        interceptBack(key, plainly);
        return unanswered('held back');
      case 'lostBefore':
        return unanswered('never sent');
      case 'lostAfter':
        await plainly();
        return unanswered('answer lost');
      case 'tampered':
        return send({ tampered: true });
    }
  }

  return {
    set(scope, faults) {
      for (const key of keysOf(scope)) {
        if (faults.length === 0) set.delete(key);
        else
          set.set(
            key,
            faults.map((fault) => ({ fault, left: fault.times })),
          );
      }
    },
    async through(call, scope, send) {
      const keys = keysOf(scope);
      const fault = take(call, keys);
      if (fault !== null) return meet(fault, keys.at(-1) ?? '', send);
      const outcome = await send({ tampered: false });
      release(keys);
      return outcome;
    },
  };
}

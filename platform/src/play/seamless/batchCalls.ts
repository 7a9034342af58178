interface Waiting<Call, Result> {
  readonly call: Call;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface BatchOptions<Call, Result> {
  /** Does these together, all or none; answers a result for each, in their order. */
  readonly together: (calls: readonly Call[]) => Promise<readonly Result[]>;
  /** Does one that failed among others, or alone. */
  readonly alone: (call: Call) => Promise<Result>;
  /** Whether a failure is known to have undone the whole group: only then are its members tried one by one. */
  readonly isUndone: (error: unknown) => boolean;
  readonly most: number;
}

/**
 * Gathers calls that come while others are under way: one goes at once when nothing is, the rest go together next.
 * Nobody waits for more to come. A failed group is retried call by call, so one bad call does not fail the others.
 */
export function batchCalls<Call, Result>({
  together,
  alone,
  isUndone,
  most,
}: BatchOptions<Call, Result>): (call: Call) => Promise<Result> {
  const waiting: Waiting<Call, Result>[] = [];
  let busy = false;

  const settleAlone = (entry: Waiting<Call, Result>) => alone(entry.call).then(entry.resolve, entry.reject);

  const settle = async (group: readonly Waiting<Call, Result>[]) => {
    try {
      const results = await together(group.map(({ call }) => call));
      group.forEach((entry, i) => {
        const result = results[i];
        if (result === undefined) entry.reject(new Error('a call of a group was not answered'));
        else entry.resolve(result);
      });
    } catch (error) {
      if (!isUndone(error)) return group.forEach((entry) => void entry.reject(error));
      for (const entry of group) await settleAlone(entry);
    }
  };

  const run = async () => {
    busy = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    busy = false;
  };

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (!busy) void run();
    });
}

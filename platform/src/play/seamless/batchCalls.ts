interface Waiting<Call, Result> {
  readonly call: Call;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface BatchOptions<Call, Result> {
  /** Carries out a group, all or none; returns a result for each, in order. */
  readonly together: (calls: readonly Call[]) => Promise<readonly Result[]>;
  /** Carries out a single call, or one of a failed group. */
  readonly alone: (call: Call) => Promise<Result>;
  /** Whether a failure is known to have rolled the whole group back: only then are its calls retried one by one. */
  readonly isUndone: (error: unknown) => boolean;
  readonly most: number;
}

/**
 * Batches calls that arrive while others are in flight: a call is sent at once when nothing is, the rest go together
 * next. Nobody waits for more to arrive. A failed group is retried call by call, so one bad call does not fail the
 * others.
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

interface Limits {
  /** Works of one key that run at once. */
  readonly perKey: number;
  /** Works that run at once. */
  readonly atOnce: number;
  /** Works of one key that wait. */
  readonly mostWaitingPerKey: number;
  /** Works that wait. */
  readonly mostWaiting: number;
}

interface Waiting {
  readonly key: string;
  enter(): void;
}

/**
 * Runs so many works at once, and so many of one key; the others wait, and whoever came first and whose key has room is
 * next. Answers null, without running it, for what would wait behind too many.
 */
export function limitByKey({
  perKey,
  atOnce,
  mostWaitingPerKey,
  mostWaiting,
}: Limits): <Value>(key: string, work: () => Promise<Value>) => Promise<Value | null> {
  const running = new Map<string, number>();
  let all = 0;
  const waiting: Waiting[] = [];

  const hasRoom = (key: string) => all < atOnce && (running.get(key) ?? 0) < perKey;
  const begin = (key: string) => {
    all += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };
  const end = (key: string) => {
    all -= 1;
    const left = (running.get(key) ?? 0) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const next = waiting.findIndex((one) => hasRoom(one.key));
    const [entering] = next < 0 ? [] : waiting.splice(next, 1);
    if (!entering) return;
    begin(entering.key);
    entering.enter();
  };

  return async (key, work) => {
    if (hasRoom(key)) begin(key);
    else {
      const behind = waiting.filter((one) => one.key === key).length;
      if (behind >= mostWaitingPerKey || waiting.length >= mostWaiting) return null;
      await new Promise<void>((enter) => waiting.push({ key, enter }));
    }
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}

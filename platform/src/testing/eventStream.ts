import type { LiveEvent } from '@unisite/shared/contract';

export interface OpenStream {
  readonly headers: Headers;
  readonly events: readonly LiveEvent[];
  /** The raw text, with comments and hints. */
  text(): string;
  /** Resolves once this many events have arrived. */
  received(count: number): Promise<readonly LiveEvent[]>;
  /** Resolves when the platform closes the stream. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Listens to live events as a page does. `host` selects the market. */
export async function openStream(address: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(address, { headers, signal: leaving.signal });
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  let read = 0;

  const take = () => {
    for (let end = text.indexOf('\n\n', read); end !== -1; end = text.indexOf('\n\n', read)) {
      const data = /^data: (.*)$/m.exec(text.slice(read, end))?.[1];
      // Cast: the platform's own event; tests check its content.
      if (data) events.push(JSON.parse(data) as LiveEvent);
      read = end + 2;
    }
    for (const check of waiting) check();
  };
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      take();
    }
  })().catch(() => undefined);

  return {
    headers: response.headers,
    events,
    text: () => text,
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (events.length < count) return;
          waiting.delete(check);
          resolve(events);
        };
        waiting.add(check);
        check();
      }),
    ended,
    leave: () => leaving.abort(),
  };
}

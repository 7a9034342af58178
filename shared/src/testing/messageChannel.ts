/** jsdom has no message channels: a stub that delivers on the next turn. */
class NextTurn {
  readonly port1: { onmessage: (() => void) | null; close(): void } = { onmessage: null, close() {} };
  readonly port2: { postMessage(): void } = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** For tests of work in slices; only while they run, since React would use it too. */
export const polyfillMessageChannel = (): void => void Object.assign(globalThis, { MessageChannel: NextTurn });

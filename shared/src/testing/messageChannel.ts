/** The document of the tests has no channels: what a page sends itself by one arrives on the next turn all the same. */
class NextTurn {
  readonly port1: { onmessage: (() => void) | null; close(): void } = { onmessage: null, close() {} };
  readonly port2: { postMessage(): void } = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** For tests of what works in slices; only while it runs, as React would take it up as well. */
export const polyfillMessageChannel = (): void => void Object.assign(globalThis, { MessageChannel: NextTurn });

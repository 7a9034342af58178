const HEADER_BYTES = 4;

/** Wire format of a message between the platform and a render process: its length in four bytes, then JSON. */
export function frameOf(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(body.length);
  return Buffer.concat([header, body]);
}

/**
 * Parses messages from chunks. A render process may send anything, so no more than `limit` bytes of a message are
 * buffered.
 * @throws when a message is longer or not JSON; nothing after it can be read.
 */
export function frameReader(limit: number, onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  let waiting: Buffer[] = [];
  let bytes = 0;
  return (chunk) => {
    waiting.push(chunk);
    bytes += chunk.length;
    for (;;) {
      if (bytes < HEADER_BYTES) return;
      let [first] = waiting;
      if (!first || first.length < HEADER_BYTES) {
        first = Buffer.concat(waiting);
        waiting = [first];
      }
      const length = first.readUInt32BE();
      if (length > limit) throw new Error(`a message of ${length} bytes`);
      if (bytes < HEADER_BYTES + length) return;
      const all = Buffer.concat(waiting);
      const rest = all.subarray(HEADER_BYTES + length);
      waiting = rest.length > 0 ? [rest] : [];
      bytes = rest.length;
      onMessage(JSON.parse(all.subarray(HEADER_BYTES, HEADER_BYTES + length).toString()));
    }
  };
}

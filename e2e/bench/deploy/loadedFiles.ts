import type { CDPSession } from 'playwright';

/** A file, or the document, that came over the wire. */
export interface Loaded {
  path: string;
  /** Of the body as it came. */
  bytes: number;
  /** Of the response's head, as HTTP/1.1 writes it. */
  headBytes: number;
  encoding: string;
}

/** The page's document and the files of builds that a page loads; what the cache gives is not among them. */
export async function loadedFiles(session: CDPSession): Promise<() => readonly Loaded[]> {
  const asked = new Map<string, Loaded>();
  const cached = new Set<string>();
  const loaded: Loaded[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { pathname } = new URL(request.url);
    if (type === 'Document' || /^\/(remotes|assets|dictionaries)\//.test(pathname))
      asked.set(requestId, { path: pathname, bytes: 0, headBytes: 0, encoding: '' });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers, headersText }) => {
    const file = asked.get(requestId);
    if (!file) return;
    file.headBytes = headersText?.length ?? 0;
    file.encoding = headers['content-encoding'] ?? headers['Content-Encoding'] ?? '';
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (!file || cached.has(requestId) || encodedDataLength === 0) return;
    loaded.push({ ...file, bytes: encodedDataLength - file.headBytes });
  });
  await session.send('Network.enable');
  return () => loaded;
}

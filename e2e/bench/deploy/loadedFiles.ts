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
  const asked = new Map<string, string>();
  const heads = new Map<string, Pick<Loaded, 'headBytes' | 'encoding'>>();
  const cached = new Set<string>();
  const finished = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { pathname } = new URL(request.url);
    if (type === 'Document' || /^\/(remotes|assets|dictionaries)\//.test(pathname)) asked.set(requestId, pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  // comes before or after the other events of its request
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers, headersText = '' }) => {
    const encoding = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1] ?? '';
    heads.set(requestId, { headBytes: headersText.length, encoding });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) finished.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () =>
    [...finished].flatMap(([requestId, all]): Loaded[] => {
      const path = asked.get(requestId);
      if (path === undefined || cached.has(requestId)) return [];
      const { headBytes, encoding } = heads.get(requestId) ?? { headBytes: 0, encoding: '' };
      return [{ path, bytes: all - headBytes, headBytes, encoding }];
    });
}

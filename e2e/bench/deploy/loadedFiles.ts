import type { CDPSession } from 'playwright';

/** A file, or the document, received over the network. */
export interface Loaded {
  path: string;
  /** Size of the encoded body. */
  bytes: number;
  /** Size of the response's head in HTTP/1.1 format. */
  headBytes: number;
  encoding: string;
}

/** A page's document and the build files it loads, without those from the cache. */
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
  // may arrive before or after the request's other events
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

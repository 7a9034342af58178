import type { FastifyInstance } from 'fastify';
import { sendFile, sendNotFound } from '../../registry/index.ts';
import type { DictionaryStore, KeptDictionary } from './dictionaryStore.ts';
import { dictionaryFolder } from './pageDictionaries.ts';

/** Serves the dictionaries of guests' pages to browsers, which keep them for documents. */
export function serveDictionaries(server: FastifyInstance, store: DictionaryStore): void {
  server.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${dictionaryFolder}:name`,
    async handler(request, reply) {
      const kept = (await store.all()).find(({ name }) => name === request.params.name);
      if (!kept) return sendNotFound(reply);
      void reply.header('use-as-dictionary', 'match="/*", match-dest=("document")');
      return sendFile(request, reply, hosted(kept), { anyOrigin: false });
    },
  });
}

/** Served as text, so that nothing in it runs as a page or a script. */
const hosted = ({ path, content, name, brotliBytes }: KeptDictionary) => ({
  path,
  type: 'text/plain; charset=utf-8',
  bytes: content.length,
  tag: name.slice(0, 22),
  brotli: { path: `${path}.br`, bytes: brotliBytes },
});

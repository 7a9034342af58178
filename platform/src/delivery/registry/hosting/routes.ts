import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../../foundation/log/log.ts';
import type { Registry } from '../registry.ts';
import { createDeltas } from './deltas/deltas.ts';
import { earlierFile } from './deltas/earlierFile.ts';
import { sendStored } from './deltas/sendStored.ts';
import type { Media } from './media.ts';
import { sendFile, sendNotFound } from './sendFile.ts';
import type { ShellAssets } from './shellAssets.ts';
import { siteFiles } from './siteFiles.ts';

export interface Hosted {
  registry: Registry;
  shell: ShellAssets | null;
  media: Media;
  log: Log;
}

/**
 * Serves the files of published remotes, of the shell and of the drawn pictures. A request can only reach listed files:
 * its path is looked up, never joined to a folder.
 */
export function serveFiles(server: FastifyInstance, { registry, shell, media, log }: Hosted): void {
  const deltas = createDeltas({ log });
  const get = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void => {
    server.route({ method: ['GET', 'HEAD'], url, handler: answer });
  };

  get('/remotes/*', async (request, reply) => {
    const [name = '', digest = '', file = '', ...rest] = starOf(request).split('/');
    const isAddress = rest.length === 0 && /^[a-z][a-z0-9-]{1,30}$/.test(name) && /^[0-9a-f]{16}$/.test(digest);
    const found = isAddress ? (await registry.versions.find(name, digest))?.files.get(file) : undefined;
    if (!found) return sendNotFound(reply);
    return sendStored(request, reply, found, {
      deltas,
      name: file,
      folder: `/remotes/${name}/*/`,
      earlier: (...asked) => earlierFile(filesOf(registry, name), ...asked),
    });
  });
  get('/assets/*', async (request, reply) => {
    const name = starOf(request);
    const found = shell?.find(name);
    if (!shell || !found) return sendNotFound(reply);
    return sendStored(request, reply, found, { deltas, name, folder: '/assets/', earlier: shell.earlier });
  });
  get('/media/*', async (request, reply) => {
    const found = await media.find(starOf(request), request.headers.accept);

    switch (found.state) {
      case 'found':
        // browsers without support for the raster form get the drawing
        if (!found.file.brotli) void reply.header('vary', 'Accept');
        return sendFile(request, reply, found.file, { anyOrigin: false });
      case 'moved':
        return reply.code(302).headers({ location: found.to, 'cache-control': 'no-store' }).send();
      case 'unknown':
        return sendNotFound(reply);
    }
  });
  get('/art/*', async (request, reply) => {
    const found = media.present(starOf(request));
    if (!found) return sendNotFound(reply);
    return sendFile(request, reply, found, { anyOrigin: false, cacheControl: 'public, max-age=3600' });
  });
  for (const [path, { type, content }] of Object.entries(siteFiles)) {
    get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
        .send(content),
    );
  }
}

/** Files of a remote's versions served here, latest last. */
const filesOf = ({ versions }: Registry, remote: string) =>
  versions
    .known()
    .filter((version) => version.remote === remote)
    .map(({ files }) => files);

/** The value of a route's `*`. */
function starOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../registry.ts';
import type { Media } from './media.ts';
import { sendFile, sendNotFound } from './sendFile.ts';
import type { ShellAssets } from './shellAssets.ts';
import { siteFiles } from './siteFiles.ts';

export interface Hosted {
  registry: Registry;
  shell: ShellAssets | null;
  media: Media;
}

/**
 * Serves the files of published remotes, of the shell and of the drawn pictures. A request can reach listed files only:
 * its path is looked up, never joined to a folder.
 */
export function serveFiles(server: FastifyInstance, { registry, shell, media }: Hosted): void {
  const get = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void => {
    server.route({ method: ['GET', 'HEAD'], url, handler: answer });
  };

  get('/remotes/*', async (request, reply) => {
    const [name = '', digest = '', file = '', ...rest] = starOf(request).split('/');
    const isAddress = rest.length === 0 && /^[a-z][a-z0-9-]{1,30}$/.test(name) && /^[0-9a-f]{16}$/.test(digest);
    const found = isAddress ? (await registry.versions.find(name, digest))?.files.get(file) : undefined;
    return found ? sendFile(request, reply, found, { anyOrigin: true }) : sendNotFound(reply);
  });
  get('/assets/*', async (request, reply) => {
    const found = shell?.find(starOf(request));
    return found ? sendFile(request, reply, found, { anyOrigin: true }) : sendNotFound(reply);
  });
  get('/media/*', async (request, reply) => {
    const found = await media.find(starOf(request), request.headers.accept);

    switch (found.state) {
      case 'found':
        // the drawing is answered to browsers that do not know its other form
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

/** What the `*` of a route stands for. */
function starOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

import type { FastifyInstance } from 'fastify';
import type { Pictures } from './pictures.ts';

export const pictureAddress = (gameId: string): string => `/picture/${encodeURIComponent(gameId)}`;

/** `GET /picture/:gameId`: the picture of a game that was opened here. */
export function registerPictureRoute(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { gameId: string } }>('/picture/:gameId', async (request, reply) => {
    const picture = await pictures.find(request.params.gameId);
    if (picture === null) return reply.code(404).type('text/plain').send('');
    return (
      reply
        .type(picture.type)
        .header('cache-control', 'public, max-age=3600')
        // An SVG opened by its own address is a document: it must not run scripts in this origin.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(picture.body)
    );
  });
}

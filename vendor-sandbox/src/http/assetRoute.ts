import type { FastifyInstance } from 'fastify';
import type { Assets } from './assets.ts';

/** `GET /app/:build/*`: the page's modules, styles, pictures and fonts, precompressed and cacheable for ever. */
export function registerAssetRoute(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { build: string; '*': string } }>('/app/:build/*', async (request, reply) => {
    const asset = request.params.build === assets.build ? assets.find(request.params['*']) : null;
    if (asset === null) return reply.code(404).type('text/plain').send('');
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, body] =
      asset.brotli !== null && /\bbr\b/.test(accepted)
        ? ['br', asset.brotli]
        : asset.gzip !== null && /\bgzip\b/.test(accepted)
          ? ['gzip', asset.gzip]
          : [null, asset.body];
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .type(asset.type)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(body);
  });
}

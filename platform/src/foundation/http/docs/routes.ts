import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { Serve } from '../serve.ts';
import { openApiDocument } from './openApi.ts';
import { docsPage } from './page.ts';
import { styleFile } from './styleFile.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** `GET /openapi.json` and, for people, `GET /docs`: both generated once from the contract. */
export async function routes({ server }: Serve): Promise<void> {
  const document = JSON.stringify(openApiDocument());
  const page = docsPage();
  const style = await readFile(styleFile, 'utf8');

  const send = (reply: FastifyReply, type: string, content: string) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .type(type)
      .send(content);

  server.get('/openapi.json', (_request, reply) => send(reply, 'application/json; charset=utf-8', document));
  server.get('/docs', (_request, reply) => send(reply, 'text/html; charset=utf-8', page));
  server.get('/docs/style.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', style));
}

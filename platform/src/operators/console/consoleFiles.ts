import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, isText } from '../../delivery/registry/index.ts';
import { acceptsEncoding } from '../../foundation/http/acceptsEncoding.ts';

const compress = promisify(brotliCompress);

/** Takes a twentieth of the best quality's time, which would delay the start. */
const QUICK_QUALITY = 5;
const PAGE = 'index.html';
/** `main.3f2a91c0.js`: a name whose content never changes. */
const hashed = /[.-][\da-f]{8,}\.\w+$/;

/**
 * The console runs its own files only: no inline script or style, no markup from strings, no connections elsewhere, no
 * framing. It is a single script and loads none later, so it needs no policy for script addresses.
 */
const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; '),
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

interface ConsoleFile {
  readonly type: string;
  readonly content: Buffer;
  /** Compressed quickly at first, with the best quality a while later. */
  brotli: Buffer | null;
  readonly tag: string;
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } };

/**
 * Serves the console's build, which is read once; requests cannot reach any other file. Every page address gets the
 * single page, which does its own routing. Throws when the folder has no `index.html`.
 */
export async function serveConsole(server: FastifyInstance, folder: string): Promise<void> {
  const files = await readConsole(folder);
  const page = files.get(PAGE);
  if (!page) throw new Error(`${folder} has no ${PAGE}`);
  server.addHook('onListen', () => void compressBest(files));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const requested = request.url.split('?')[0] ?? '/';
      const name = requested.slice(1);
      const file = name === PAGE ? undefined : files.get(name);
      if (file) {
        const lasts = hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
        return send(request, reply.header('cache-control', lasts), file);
      }
      if (requested !== '/' && !/\btext\/html\b/i.test(request.headers.accept ?? '')) return reply.callNotFound();
      return send(request, reply.headers(pageHeaders), page);
    },
  });
}

async function readConsole(folder: string): Promise<ReadonlyMap<string, ConsoleFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  // Source maps reveal how the console works, which is not for visitors who are not signed in.
  const listed = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  return new Map(
    await Promise.all(
      listed.map(async (entry): Promise<[string, ConsoleFile]> => {
        const file = path.join(entry.parentPath, entry.name);
        const content = await readFile(file);
        return [
          path.relative(folder, file).split(path.sep).join('/'),
          {
            type: contentTypeOf(file),
            content,
            brotli: isText(file) ? await compress(content, quickly) : null,
            tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
          },
        ];
      }),
    ),
  );
}

/** Sequentially, to leave threads for requests. */
async function compressBest(files: ReadonlyMap<string, ConsoleFile>): Promise<void> {
  for (const file of files.values()) if (file.brotli) file.brotli = await compress(file.content);
}

function send(request: FastifyRequest, reply: FastifyReply, { type, content, brotli, tag }: ConsoleFile): FastifyReply {
  const packed = brotli && acceptsEncoding(request.headers['accept-encoding'], 'br') ? brotli : null;
  const etag = `"${tag}${packed ? '-br' : ''}"`;
  void reply.headers({ 'content-type': type, etag, ...(brotli ? { vary: 'Accept-Encoding' } : {}) });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (packed) void reply.header('content-encoding', 'br');
  return reply.send(packed ?? content);
}

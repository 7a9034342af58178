import { createHash } from 'node:crypto';
import type { Snapshot } from '@unisite/shared/contract';
import { snapshotPath } from '@unisite/shared/contract/rollout';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../../foundation/http/compressed.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from './services.ts';
import { visitorOf } from './visitor.ts';

/** Serialized snapshots, cached because many visitors share one. */
const written = new WeakMap<Snapshot, { text: string; tag: string }>();

function textOf(snapshot: Snapshot): { text: string; tag: string } {
  const known = written.get(snapshot);
  if (known) return known;
  const text = JSON.stringify(snapshot);
  // Weak, because all encodings are equivalent to a page.
  const made = { text, tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  written.set(snapshot, made);
  return made;
}

/** Sends an open page the market's current snapshot for this visitor, or 304 if the page has it. */
export function serveSnapshot(server: FastifyInstance, { registry, markets }: Services): void {
  server.get(snapshotPath, async (request, reply) => {
    const market = await markets.byHost(request.host);
    if (!market) throw new Refusal('UNKNOWN_MARKET');
    await registry.settled();
    const { text, tag } = textOf(registry.snapshot(market.code, visitorOf(request)));
    void reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'Cookie' });
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim() === tag))
      return reply.code(304).send();
    return sendCompressed(request, reply, text, 'application/json; charset=utf-8');
  });
}

import { Readable } from 'node:stream';
import type { Operation, ParsedRequestOf } from '@unisite/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countAtOnce } from '../concurrency/countAtOnce.ts';
import { inLaneOf, inReadingLane } from '../database/lanes.ts';
import type { Services } from '../services.ts';
import type { Caller, Session } from './callContext.ts';
import type { RateRule } from './rateLimits.ts';
import { Refusal } from './refusal.ts';
import { admit, enforceRate, type Serve, tooManyRequests } from './serve.ts';
import { whenClosed } from './whenClosed.ts';

/** A file that is generated while it is read: only one part at a time is in memory. */
export interface StreamedFile {
  /** With its extension; letters, digits, `-`, `_` and `.`. */
  readonly name: string;
  readonly parts: AsyncIterable<string>;
}

export type OpenFile<O extends Operation> = (
  request: ParsedRequestOf<O>,
  context: Caller & { readonly session: Session },
) => Promise<StreamedFile>;

/** Files are long: five at once, then one every 10 s. */
const perMember: RateRule = { name: 'files', burst: 5, perSecond: 0.1 };
/** Concurrent files in this process. */
const MOST_AT_ONCE = 50;
/** Seconds after which a file that was refused may be requested again. */
const RETRY_AFTER = 10;
/** A reader that reads nothing for this long is disconnected, milliseconds. */
const MOST_PAUSE_MS = 60_000;

const types = { csv: 'text/csv; charset=utf-8' } as const;

/**
 * Serves files of members: until the first part it is an ordinary call, and is refused like one. An error in the middle
 * ends the connection, so that no reader takes the file for complete.
 */
export function createServeFile(serve: Serve, services: Services, { maxPause = MOST_PAUSE_MS } = {}) {
  const ofMember = countAtOnce({ perKey: 1, inAll: Number.POSITIVE_INFINITY });
  const ofAll = countAtOnce({ perKey: MOST_AT_ONCE, inAll: MOST_AT_ONCE });
  return <O extends Operation>(operation: O & { readonly access: 'member' }, open: OpenFile<O>): void => {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller, session, body } = await admit(services, operation, request);
      if (!session) throw new Refusal('UNAUTHENTICATED');
      const leave = ofMember.enter(session.memberId);
      if (!leave) throw new Refusal('DOWNLOAD_UNDER_WAY');
      whenClosed(reply.raw, leave);
      const leaveAll = ofAll.enter('');
      if (!leaveAll) throw tooManyRequests(RETRY_AFTER);
      whenClosed(reply.raw, leaveAll);
      const { name, parts } = await open(body, { ...caller, session });
      enforceRate(services, perMember, session.memberId);
      const stalled = () => reply.raw.destroy();
      return reply
        .type(types.csv)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(paced(parts, { maxPause, stalled })));
    };
    serve.server.get(operation.path, inLaneOf('GET', answer));
  };
}

interface Pace {
  readonly maxPause: number;
  readonly stalled: () => void;
}

/** Generates each part once the previous one was consumed, on the reading connections. */
async function* paced(parts: AsyncIterable<string>, { maxPause, stalled }: Pace): AsyncGenerator<string> {
  const reader = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await inReadingLane(() => reader.next());
      if (done) return;
      const timer = setTimeout(stalled, maxPause);
      try {
        yield value;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    await reader.return?.();
  }
}

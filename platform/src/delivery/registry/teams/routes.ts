import { hashOf, limits } from '@unisite/publishing';
import { actRequest, reason, teamPaths } from '@unisite/shared/contract/rollout';
import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../../../foundation/http/caller.ts';
import { fieldErrors } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { refuse } from '../acts/registryError.ts';
import { registryFailureOf } from '../registryFailure.ts';
import type { Services } from '../services.ts';
import { dryRun, publish, publishBody } from './publishRequest.ts';
import { authenticateTeam, parseTeamAuthorization, type TeamCaller, type UnverifiedTeamCall } from './teamCaller.ts';
import { stageFile } from './teamCalls.ts';

/** Maximum size of a request that is not an upload. */
const REQUEST_BYTES = 256 * 1024;

const fileHash = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{96}$/)) });
const auditId = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });
const remoteName = z.object({ name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)) });
const auditQuery = z.object({ market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))) });
const undoRequest = z.object({ why: reason });
/** The audit's latest entries; teams ask an operator for older ones. */
const AUDIT_LINES = { page: 1, pageSize: 100 };

/** Teams' calls (docs/for-remote-teams.md), each signed with the team's key over the received bytes. */
export async function teamRoutes({ server }: Serve, services: Services): Promise<void> {
  await server.register(async (scope) => {
    const claims = new WeakMap<FastifyRequest, UnverifiedTeamCall>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook(
      'onRequest',
      async (request) => void claims.set(request, await parseTeamAuthorization(services, request)),
    );
    scope.setErrorHandler(async (error, request, reply) => {
      const market = await services.markets.byHost(request.host).catch(() => null);
      const failure = registryFailureOf(error, languageOf(request, market));
      if (!failure) throw error;
      return reply.code(failure.status).send(failure.body);
    });
    register(scope, services, async (request) => {
      const claim = claims.get(request);
      if (!claim) throw new Refusal('CALL_UNSIGNED');
      const body = bytesOf(request);
      return authenticateTeam(services, claim, { method: request.method, url: request.url, body });
    });
  });
}

type TeamOf = (request: FastifyRequest) => Promise<TeamCaller>;

function register(scope: FastifyInstance, services: Services, teamOf: TeamOf): void {
  const { registry, database, clock } = services;

  scope.get(teamPaths.self, async (request) => {
    const { team, key } = await teamOf(request);
    return answer({ team, key, markets: await registry.teams.markets(team) });
  });

  scope.put(teamPaths.file, { bodyLimit: limits.fileBytes }, async (request, reply) => {
    const { team } = await teamOf(request);
    const { hash } = read(fileHash, request.params);
    const content = bytesOf(request);
    if (hashOf(content) !== hash) throw new Refusal('FILE_HASH_DIFFERS');
    if (!(await stageFile(database, { team, hash, content, at: clock() }))) throw new Refusal('STAGING_FULL');
    return reply.code(204).send();
  });

  scope.post(teamPaths.check, { bodyLimit: REQUEST_BYTES }, async (request) => {
    const caller = await teamOf(request);
    const { objection, missing } = await dryRun(services, caller, read(publishBody, jsonOf(request)));
    return answer({ problems: objection?.problems(caller.language) ?? [], missing });
  });

  scope.post(teamPaths.versions, { bodyLimit: REQUEST_BYTES }, async (request) => {
    const caller = await teamOf(request);
    return answer(await publish(services, caller, read(publishBody, jsonOf(request))));
  });

  scope.post(teamPaths.acts, { bodyLimit: REQUEST_BYTES }, async (request) => {
    const { team } = await teamOf(request);
    return answer(await registry.acts.ask(read(actRequest, jsonOf(request)), `team:${team}`));
  });

  scope.post(teamPaths.undo, { bodyLimit: REQUEST_BYTES }, async (request) => {
    const { team } = await teamOf(request);
    const { id } = read(auditId, request.params);
    const { why } = read(undoRequest, jsonOf(request));
    return answer(await registry.acts.undo(id, { who: `team:${team}`, why }));
  });

  scope.get(teamPaths.remote, async (request) => {
    const { team } = await teamOf(request);
    return answer(await ownRemote(services, team, read(remoteName, request.params).name));
  });

  scope.get(teamPaths.audit, async (request) => {
    const { team } = await teamOf(request);
    const { name } = await ownRemote(services, team, read(remoteName, request.params).name);
    const { market } = read(auditQuery, request.query);
    return answer((await registry.views.audit({ remote: name, market }, AUDIT_LINES)).rows);
  });
}

const answer = <Value>(value: Value): { success: true; value: Value } => ({ success: true, value });

/** @throws RegistryError when it was not published, or by another team. */
async function ownRemote({ registry }: Services, team: string, name: string) {
  const view = await registry.views.remote(name);
  if (!view) throw refuse('REMOTE_UNKNOWN', name);
  if (view.team !== team) throw refuse('NOT_YOURS', name);
  return view;
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bytesOf(request).toString('utf8'));
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** @throws Refusal BAD_REQUEST with a sentence for each malformed field */
function read<Shape extends z.Schema>(shape: Shape, given: unknown): z.Output<Shape> {
  const parsed = z.safeParse(shape, given);
  if (!parsed.success) throw new Refusal('BAD_REQUEST', { fields: fieldErrors(parsed.error.issues, given) });
  return parsed.data;
}

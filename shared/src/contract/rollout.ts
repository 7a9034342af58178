import * as z from '@unisite/shared/schema';
import { descriptor, manifest, snapshot } from './registry.ts';
import { keyId, publicKey, signature } from './signing.ts';

const marketCode = z.string().check(z.regex(/^[A-Z]{2,8}$/));
const remoteName = descriptor.shape.name;
export const digest = z.string().check(z.regex(/^[0-9a-f]{16}$/));
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const instant = z.string().check(z.maxLength(40));

/** Acts on a remote in a market. */
export const act = z.discriminatedUnion('kind', [
  /** Everyone gets this version. */
  z.object({ kind: z.literal('promote'), digest }),
  /** Some visitors get this version, the same ones at each visit; percent from 0.01 to 99.99, in steps of 0.01. */
  z.object({
    kind: z.literal('canary'),
    digest,
    percent: z.number().check(z.minimum(0.01), z.maximum(99.99)),
  }),
  /** Ends a canary: everyone gets the promoted version again. */
  z.object({ kind: z.literal('endCanary') }),
  /** Returns to the last known good version; also ends a canary. */
  z.object({ kind: z.literal('rollBack') }),
  z.object({ kind: z.literal('enable') }),
  z.object({ kind: z.literal('disable') }),
]);
export type Act = z.Infer<typeof act>;
export type ActKind = Act['kind'];

/** A requested act. */
export const actRequest = z.object({
  market: marketCode,
  remote: remoteName,
  act,
  why: reason,
  /** Placement revision that the caller saw (0: none). If it has changed, the act is refused with the changes since. */
  expected: z.optional(z.int()),
  /** Scheduled time (ISO); absent: at once. */
  at: z.optional(instant),
});
export type ActRequest = z.Infer<typeof actRequest>;

/** Done, awaiting approval by a second operator, or scheduled. `id` is the audit's if done, else the pending act's. */
export const actState = z.enum(['done', 'proposed', 'scheduled']);
export const actResult = z.object({ id: z.string(), state: actState, revision: z.int() });
export type ActAnswer = z.Infer<typeof actResult>;

/** An act that is not done yet. */
export const pendingAct = z.object({
  id: z.string(),
  market: z.string(),
  remote: z.string(),
  act,
  state: z.enum(['proposed', 'scheduled']),
  by: z.string(),
  approvedBy: z.nullable(z.string()),
  why: z.string(),
  askedAt: z.string(),
  at: z.nullable(z.string()),
});
export type PendingAct = z.Infer<typeof pendingAct>;

/**
 * A change of a market or team that needs two operators. For a team's key, `markets` are listed as opened and closed.
 */
export const rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fourEyesOff'), market: marketCode }),
  z.object({
    kind: z.literal('teamKey'),
    team: z.string(),
    publicKey,
    key: keyId,
    opens: z.array(marketCode),
    closes: z.array(marketCode),
  }),
]);
export type Rule = z.Infer<typeof rule>;

/** Done, or waiting for a second operator. */
export const guardedChangeState = z.enum(['done', 'proposed']);
export type RuleState = z.Infer<typeof guardedChangeState>;

/** A change not approved by a second operator yet. */
export const pendingGuardedChange = z.object({
  id: z.string(),
  rule,
  by: z.string(),
  why: z.string(),
  askedAt: z.string(),
});
export type PendingRule = z.Infer<typeof pendingGuardedChange>;

/** State of a remote in a market, as the audit records it before and after an act. */
export const placementState = z.object({
  enabled: z.boolean(),
  version: z.string(),
  digest,
  canary: z.nullable(z.object({ version: z.string(), digest, percent: z.number() })),
  lastKnownGood: z.nullable(z.object({ version: z.string(), digest })),
});
export type PlacementState = z.Infer<typeof placementState>;

/** A line of the audit. `who`: `operator:ops`, `team:games`, `platform` (automatic roll-back, schedule), `startup`. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  act: z.string(),
  /** Empty if no remote was affected. */
  remote: z.string(),
  market: z.nullable(z.string()),
  /** What else was affected: a team's key, a market's rule, a pending act, a published version. */
  subject: z.optional(z.string()),
  from: z.nullable(placementState),
  to: z.nullable(placementState),
  why: z.string(),
  /** Whether it can be undone: it is the latest change of the placement. */
  undoable: z.boolean(),
});
export type AuditEntry = z.Infer<typeof auditEntry>;

/**
 * Health of a version in a market over a time span. `p75`: milliseconds from requesting a module until it was mounted,
 * 75th percentile.
 */
export const health = z.object({ visits: z.int(), failures: z.int(), p75: z.nullable(z.number()) });
export type Health = z.Infer<typeof health>;

/** A complete view of a remote in a market: a cell of the matrix. */
export const placementView = z.object({
  market: z.string(),
  remote: z.string(),
  /** Revision of this placement; the `expected` of an act. */
  revision: z.int(),
  ...placementState.shape,
  canarySince: z.nullable(z.string()),
  /** Over the last hour. */
  health,
  canaryHealth: z.nullable(health),
  pending: z.array(pendingAct),
});
export type PlacementView = z.Infer<typeof placementView>;

export const versionView = z.object({
  version: z.string(),
  digest,
  publishedAt: z.string(),
  publishedBy: z.string(),
  signer: z.object({ team: z.string(), key: keyId }),
  bytes: z.int(),
  /** Compressed size of the largest first view (entry, module and styles of one page, widget or modal), bytes. */
  firstViewBytes: z.int(),
  files: manifest.shape.files,
  descriptor,
  builtWith: manifest.shape.builtWith,
  /** Markets that use it, promoted or as a canary. */
  markets: z.array(z.string()),
});
export type VersionView = z.Infer<typeof versionView>;

/** A complete view of one remote. */
export const remoteView = z.object({
  name: z.string(),
  team: z.string(),
  versions: z.array(versionView),
  placements: z.array(placementView),
});
export type RemoteView = z.Infer<typeof remoteView>;

/** Why a version or an act was refused: number (for the documents), stable code, subject, and advice. */
export const problem = z.object({ number: z.int(), code: z.string(), what: z.string(), todo: z.string() });
export type Problem = z.Infer<typeof problem>;

/** Registers a version: `remote.json` and its signature. Its files were uploaded before, each under its hash. */
export const publishRequest = z.object({ manifest, signature, why: z.optional(reason) });
export const published = z.object({
  remote: z.string(),
  version: z.string(),
  digest,
  /** False when the same content was published before. */
  isNew: z.boolean(),
});
export type Published = z.Infer<typeof published>;

/**
 * Paths of teams' calls; each call is signed with the team's key (signing.ts, `teamCallText`), see
 * docs/for-remote-teams.md.
 */
export const teamPaths = {
  /** GET → { team, key, markets: codes of markets where the team may act }. */
  self: '/wps/registry/team',
  /** PUT with the file's bytes as body: `:hash` is its SHA-384 in hex. 204. */
  file: '/wps/registry/files/:hash',
  /** POST publishRequest → published. Refused with `problems`. */
  versions: '/wps/registry/versions',
  /**
   * POST publishRequest → { problems, missing: hashes of files not uploaded yet }: checks all rules without storing
   * anything.
   */
  check: '/wps/registry/check',
  /** GET → remoteView of a remote of the team. */
  remote: '/wps/registry/remotes/:name',
  /** POST actRequest → actResult. Only the team's remotes, in markets open to it. */
  acts: '/wps/registry/acts',
  /** POST { why } → actResult: undoes the placement's latest change. `:id` is the audit's. */
  undo: '/wps/registry/audit/:id/undo',
  /** GET ?market → AuditEntry[] of a remote of the team, latest first. */
  audit: '/wps/registry/remotes/:name/audit',
} as const;

/** Scheme of the authorization header of a team's call: `Unisite key=…, at=…, nonce=…, signature=…`. */
export const teamScheme = 'Unisite';

/** Path of the visitor's current snapshot, which open pages fetch after a `registry` event. No session needed. */
export const snapshotPath = '/wps/registry/snapshot';
export const snapshotResponse = snapshot;

export const teamView = z.object({
  team: z.string(),
  keys: z.array(
    z.object({ key: keyId, publicKey, addedAt: z.string(), addedBy: z.string(), revokedAt: z.nullable(z.string()) }),
  ),
  /** Markets where the team may act alone. */
  markets: z.array(z.string()),
  remotes: z.array(z.string()),
  /** Whether its pages and widgets may be rendered on the server. */
  isRendered: z.boolean(),
  /** The house's own team: rendered even where the system cannot isolate processes. */
  isHouse: z.boolean(),
});
export type TeamView = z.Infer<typeof teamView>;

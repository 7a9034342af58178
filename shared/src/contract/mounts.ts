import * as z from '@unisite/shared/schema';
import { operation } from './operation.ts';
import { descriptor } from './registry.ts';
import { digest } from './rollout.ts';

/** Failure codes of a module's mount. */
export const mountFailures = [
  /** Signature or signed statement is not its team's. */
  'SIGNATURE',
  /** A file has no hash in the registry. */
  'NO_HASH',
  /** A file does not match its hash. */
  'WRONG_HASH',
  /** 404 for a file. */
  'MISSING',
  /** 5xx for a file. */
  'SERVER',
  /** No response. */
  'NETWORK',
  /** Too slow. */
  'TIMEOUT',
  /** It loaded, but is not a module: no script, no container, no lifecycles. */
  'NOT_A_MODULE',
  /** It needs another version of a shared package than the shell provides. */
  'CONTRACT',
  /** Threw or rejected during evaluation, bootstrap, mount, render or an effect; did not settle; renders endlessly. */
  'THREW_AT_LOAD',
  'THREW_AT_MOUNT',
  'THREW_IN_RENDER',
  'RENDERS_WITHOUT_END',
  /**
   * The page went silent after it began the mount: it froze, or its process ended. Detected by the platform, since such
   * a page cannot report it.
   */
  'FROZE',
  /** Failed on the server, which reported it; browsers rendered it instead. */
  'FAILED_ON_SERVER',
  /** Threw or rejected later, in an event handler or timer; it stays mounted. Reported once per message and page. */
  'THREW_IN_USE',
  /** Affected the page outside its box: styles outside its layer. */
  'LEAKED',
  'DID_NOT_UNMOUNT',
  /** The server's markup differs from the first render in the page, which shows the latter. */
  'RENDERED_OTHERWISE',
] as const;
export const mountFailure = z.enum(mountFailures);
export type MountFailure = z.Infer<typeof mountFailure>;

export const mountReport = z.object({
  remote: descriptor.shape.name,
  digest,
  module: z.string().check(z.maxLength(120)),
  canary: z.boolean(),
  /** Id of one attempt to mount in one page, common to its start and end reports. */
  attempt: z.optional(z.string().check(z.regex(/^[a-z0-9]{6,24}$/))),
  outcome: z.discriminatedUnion('state', [
    /** Sent before any of its code runs. An attempt without an end within three minutes froze its page. */
    z.object({ state: z.literal('started') }),
    /** Ended without an outcome: the visitor left, or the page went to the background. */
    z.object({ state: z.literal('left') }),
    /** Milliseconds from requesting the module until it was mounted. */
    z.object({ state: z.literal('ready'), milliseconds: z.int().check(z.minimum(0), z.maximum(600_000)) }),
    z.object({
      state: z.literal('failed'),
      code: mountFailure,
      /** The cause as known to the page; no query strings, no values. */
      detail: z.string().check(z.maxLength(300)),
      /** The version that replaced it, if any. */
      fellBackTo: z.optional(digest),
    }),
  ]),
  /** Number of mounts that this report stands for: 1 / the sampling rate. Failures are not sampled. */
  weight: z.int().check(z.minimum(1), z.maximum(1000)),
});
export type MountReport = z.Infer<typeof mountReport>;

/** Sent in batches, with `sendBeacon` when the page is left. */
export const reportMounts = operation({
  name: 'reportMounts',
  summary: 'What became of the modules of remotes in a page',
  method: 'POST',
  path: '/wps/system/mounts',
  access: 'public',
  request: z.object({ reports: z.array(mountReport).check(z.minLength(1), z.maxLength(50)) }),
  value: z.object({ kept: z.int() }),
});

import * as z from '@unisite/shared/schema';
import { operation } from './operation.ts';
import { descriptor } from './registry.ts';
import { digest } from './rollout.ts';

/** Failure codes of a module's mount. */
export const mountFailures = [
  /** Its signature, or the statement it is over, is not its team's. */
  'SIGNATURE',
  /** A file has no hash in the registry. */
  'NO_HASH',
  /** A file is not what its hash says. */
  'WRONG_HASH',
  /** A file answered 404. */
  'MISSING',
  /** A file answered 5xx. */
  'SERVER',
  /** Nothing answered: the network. */
  'NETWORK',
  /** Not there in time. */
  'TIMEOUT',
  /** It arrived and is not what was asked for: no script, no container, no lifecycles. */
  'NOT_A_MODULE',
  /** It needs another version of a shared package than the shell has. */
  'CONTRACT',
  /**
   * Threw or rejected while its code was read, in bootstrap or mount, in render or an effect; did not settle; renders
   * without end.
   */
  'THREW_AT_LOAD',
  'THREW_AT_MOUNT',
  'THREW_IN_RENDER',
  'RENDERS_WITHOUT_END',
  /**
   * The page said nothing any more after it began to mount it: it stopped answering, or its process ended. Found by the
   * platform, as such a page can tell nobody.
   */
  'FROZE',
  /** Could not be rendered on the server, which found it out itself; browsers rendered it. */
  'FAILED_ON_SERVER',
  /** Threw or rejected later, in an event or a timer of its own; its box stands. Told once a message and page. */
  'THREW_IN_USE',
  /** Put something outside its place: styles beside its layer. */
  'LEAKED',
  'DID_NOT_UNMOUNT',
  /** What the server rendered is not what it renders first in the page, which shows the latter. */
  'RENDERED_OTHERWISE',
] as const;
export const mountFailure = z.enum(mountFailures);
export type MountFailure = z.Infer<typeof mountFailure>;

export const mountReport = z.object({
  remote: descriptor.shape.name,
  digest,
  module: z.string().check(z.maxLength(120)),
  canary: z.boolean(),
  /** One attempt to mount it in one page: what its start and its end have in common. */
  attempt: z.optional(z.string().check(z.regex(/^[a-z0-9]{6,24}$/))),
  outcome: z.discriminatedUnion('state', [
    /** Sent before any of its code runs. An attempt that starts and does not end within three minutes froze its page. */
    z.object({ state: z.literal('started') }),
    /** Ended without an outcome: the visitor left it, or the page went to the background. */
    z.object({ state: z.literal('left') }),
    /** Milliseconds from asking for the module until it stood there. */
    z.object({ state: z.literal('ready'), milliseconds: z.int().check(z.minimum(0), z.maximum(600_000)) }),
    z.object({
      state: z.literal('failed'),
      code: mountFailure,
      /** What the page knows of the cause; no address parameters, no values. */
      detail: z.string().check(z.maxLength(300)),
      /** The version that stood in for it, if one did. */
      fellBackTo: z.optional(digest),
    }),
  ]),
  /** How many such mounts this report stands for: 1 / the sampling rate. Failures are not sampled. */
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

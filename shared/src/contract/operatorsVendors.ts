import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** What a vendor calls itself in `X-Vendor`. */
export const callerName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const vendorCode = z.string().check(z.regex(/^[\w-]{1,40}$/));
/** Scheme, host and port, and nothing after them: where a vendor opens its games and tells of them. */
export const vendorAddress = z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/));

/** How a caller's wallet calls are taken (docs/vendor-api.md, settings of a caller). */
export const callerSettings = z.object({
  unknownRollback: z.enum(['accept', 'refuse']),
  promoWins: z.boolean(),
});
export type CallerSettings = z.Infer<typeof callerSettings>;
/**
 * Grows with every change of a secret. Whoever changes something says what was seen of it (`expected`); where that is
 * another by now, the act is refused with VENDOR_CHANGED.
 */
const version = z.int();

export const vendorCaller = z.object({
  caller: z.string(),
  /** The stand-in vendor of a demonstration: its secret comes from the settings of the platform. */
  standIn: z.boolean(),
  ...callerSettings.shape,
  secret: z.object({
    version,
    madeAt: z.nullable(z.string()),
    /** The first call signed with it; null: none came yet. */
    takenAt: z.nullable(z.string()),
    /** Until when the one before is taken as well; null: there is none. */
    previousUntil: z.nullable(z.string()),
  }),
  /** Its calls of the last 24 hours, a few seconds late. `unsigned`: named this caller, and were not signed by it. */
  calls: z.object({
    done: z.int(),
    refused: z.int(),
    unsigned: z.int(),
    failed: z.int(),
    lastAt: z.nullable(z.string()),
  }),
});
export type VendorCaller = z.Infer<typeof vendorCaller>;

export const operatorVendor = z.object({
  code: z.string(),
  name: z.string(),
  on: z.boolean(),
  games: z.int(),
  /** Who signs for it; null: nobody yet, and its games do not open. */
  caller: z.nullable(z.string()),
  /** Where its games open; null: nowhere yet. */
  address: z.nullable(z.string()),
  /** The address is the stand-in vendor's, for want of one of its own. */
  standIn: z.boolean(),
  ownWindow: z.boolean(),
  /** The origin that its games stand in a frame from; null where they open in a window of their own, or nowhere. */
  frameOrigin: z.nullable(z.string()),
});
export type OperatorVendor = z.Infer<typeof operatorVendor>;

export const vendors = call({
  name: 'vendors',
  method: 'GET',
  path: '/ops/vendors',
  access: 'vendors',
  request: empty,
  value: z.object({ callers: z.array(vendorCaller), vendors: z.array(operatorVendor) }),
});

/** What was asked waits for a second operator. */
const waits = z.literal('proposed');

/**
 * Nobody is told a whole secret: who proposes it is told the first half in this answer, who approves it the second
 * (decideProposal). The vendor signs with the two, one after the other. The same proposal again gets the same answer.
 */
const halfTold = z.object({ state: waits, secretHalf: z.string() });

/** Adds a caller once a second operator approves. */
export const addVendorCaller = call({
  name: 'addVendorCaller',
  method: 'POST',
  path: '/ops/vendors/callers',
  access: 'vendors',
  errors: ['CALLER_TAKEN', 'PROPOSAL_WAITS'],
  request: z.object({ caller: callerName, ...callerSettings.shape, why: reason }),
  value: halfTold,
});
/** Prizes are allowed once a second operator approves; all else is done at once. */
export const changeVendorCaller = call({
  name: 'changeVendorCaller',
  method: 'PATCH',
  path: '/ops/vendors/callers/:caller',
  access: 'vendors',
  errors: ['VENDOR_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ caller: callerName, ...callerSettings.shape, expected: callerSettings, why: reason }),
  value: z.object({ ...vendorCaller.shape, state: z.union([z.literal('done'), waits]) }),
});

/** For how long the secret before is taken as well, hours; 0: no longer. */
export const secretOverlaps = [0, 1, 24, 168] as const;
export const secretOverlap = z.literal(secretOverlaps);

/** Gives a caller a new secret once a second operator approves. */
export const rotateVendorSecret = call({
  name: 'rotateVendorSecret',
  method: 'POST',
  path: '/ops/vendors/callers/:caller/secret',
  access: 'vendors',
  errors: ['SECRET_OF_SETTINGS', 'VENDOR_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ caller: callerName, expected: version, overlapHours: secretOverlap, why: reason }),
  value: halfTold,
});
/** Takes calls signed with the secret before no more, although its time is not over. */
export const endFormerSecret = call({
  name: 'endFormerSecret',
  method: 'POST',
  path: '/ops/vendors/callers/:caller/former/end',
  access: 'vendors',
  errors: ['SECRET_OF_SETTINGS', 'VENDOR_CHANGED'],
  request: z.object({ caller: callerName, expected: version, why: reason }),
  value: vendorCaller,
});

/** What of a vendor is changed; an address that is the stand-in vendor's is none of its own. */
export const launchSettings = z.object({
  address: z.nullable(z.string()),
  ownWindow: z.boolean(),
  caller: z.nullable(z.string()),
});
export type VendorLaunchSettings = z.Infer<typeof launchSettings>;

/** Another address or caller waits for a second operator; how the games open is changed at once. */
export const changeVendor = call({
  name: 'changeVendor',
  method: 'PATCH',
  path: '/ops/vendors/:code',
  access: 'vendors',
  errors: ['VENDOR_ADDRESS', 'VENDOR_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({
    code: vendorCode,
    /** Null: the stand-in vendor's in a demonstration, nowhere in production. */
    address: z.nullable(vendorAddress),
    ownWindow: z.boolean(),
    caller: callerName,
    expected: launchSettings,
    why: reason,
  }),
  value: z.object({ ...operatorVendor.shape, state: z.union([z.literal('done'), waits]) }),
});
/** Off: its games are closed and take no bets; winnings and refunds of rounds in play still count. */
export const switchVendor = call({
  name: 'switchVendor',
  method: 'POST',
  path: '/ops/vendors/:code/state',
  access: 'vendors',
  request: z.object({ code: vendorCode, on: z.boolean(), why: reason }),
  value: operatorVendor,
});

import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** A vendor's value of `X-Vendor`. */
export const callerName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const vendorCode = z.string().check(z.regex(/^[\w-]{1,40}$/));
/** Scheme, host and port: where a vendor opens and describes its games. */
export const vendorAddress = z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/));

/** How a caller's wallet calls are handled (docs/vendor-api.md, settings of a caller). */
export const callerSettings = z.object({
  unknownRollback: z.enum(['accept', 'refuse']),
  promoWins: z.boolean(),
});
export type CallerSettings = z.Infer<typeof callerSettings>;
/**
 * Grows with every change of a secret. Changes state the version they are based on (`expected`); if it differs, they
 * are refused with VENDOR_CHANGED.
 */
const version = z.int();

export const vendorCaller = z.object({
  caller: z.string(),
  /** The demonstration's stand-in vendor: its secret comes from the platform's settings. */
  standIn: z.boolean(),
  ...callerSettings.shape,
  secret: z.object({
    version,
    madeAt: z.nullable(z.string()),
    /** The first call signed with it; null: none yet. */
    takenAt: z.nullable(z.string()),
    /** End of the previous secret's validity; null: none. */
    previousUntil: z.nullable(z.string()),
  }),
  /** Its calls of the last 24 hours, a few seconds late. `unsigned`: named this caller without its signature. */
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
  /** The caller that signs for it; null: none, so its games do not open. */
  caller: z.nullable(z.string()),
  /** Where its games open; null: not set. */
  address: z.nullable(z.string()),
  /** The address is the stand-in vendor's, as it has none of its own. */
  standIn: z.boolean(),
  ownWindow: z.boolean(),
  /** Frame origin of its games; null when they open in their own window, or not at all. */
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

/** The request waits for a second operator. */
const waits = z.literal('proposed');

/**
 * Nobody sees a whole secret: the proposer gets the first half in this response, the approver the second
 * (decideProposal). The vendor signs with both, concatenated. Repeating the proposal returns the same response.
 */
const secretHalfShown = z.object({ state: waits, secretHalf: z.string() });

/** Adds a caller once a second operator approves. */
export const addVendorCaller = call({
  name: 'addVendorCaller',
  method: 'POST',
  path: '/ops/vendors/callers',
  access: 'vendors',
  errors: ['CALLER_TAKEN', 'PROPOSAL_WAITS'],
  request: z.object({ caller: callerName, ...callerSettings.shape, why: reason }),
  value: secretHalfShown,
});
/** Allowing prizes needs a second operator; all else applies at once. */
export const changeVendorCaller = call({
  name: 'changeVendorCaller',
  method: 'PATCH',
  path: '/ops/vendors/callers/:caller',
  access: 'vendors',
  errors: ['VENDOR_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ caller: callerName, ...callerSettings.shape, expected: callerSettings, why: reason }),
  value: z.object({ ...vendorCaller.shape, state: z.union([z.literal('done'), waits]) }),
});

/** Options for the overlap with the previous secret, hours; 0: none. */
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
  value: secretHalfShown,
});
/** Ends the previous secret's validity early. */
export const endFormerSecret = call({
  name: 'endFormerSecret',
  method: 'POST',
  path: '/ops/vendors/callers/:caller/former/end',
  access: 'vendors',
  errors: ['SECRET_OF_SETTINGS', 'VENDOR_CHANGED'],
  request: z.object({ caller: callerName, expected: version, why: reason }),
  value: vendorCaller,
});

/** Changeable settings of a vendor; an address inherited from the stand-in vendor is not its own. */
export const launchSettings = z.object({
  address: z.nullable(z.string()),
  ownWindow: z.boolean(),
  caller: z.nullable(z.string()),
});
export type VendorLaunchSettings = z.Infer<typeof launchSettings>;

/** A new address or caller needs a second operator; the way of opening changes at once. */
export const changeVendor = call({
  name: 'changeVendor',
  method: 'PATCH',
  path: '/ops/vendors/:code',
  access: 'vendors',
  errors: ['VENDOR_ADDRESS', 'VENDOR_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({
    code: vendorCode,
    /** Null: the stand-in vendor's in a demonstration, none in production. */
    address: z.nullable(vendorAddress),
    ownWindow: z.boolean(),
    caller: callerName,
    expected: launchSettings,
    why: reason,
  }),
  value: z.object({ ...operatorVendor.shape, state: z.union([z.literal('done'), waits]) }),
});
/** Off: its games are closed and take no bets; winnings and refunds of open rounds still count. */
export const switchVendor = call({
  name: 'switchVendor',
  method: 'POST',
  path: '/ops/vendors/:code/state',
  access: 'vendors',
  request: z.object({ code: vendorCode, on: z.boolean(), why: reason }),
  value: operatorVendor,
});

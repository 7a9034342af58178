import {
  resealAuthenticators,
  resealRecoveryKey,
  resealSealingKeys,
  resealWithdrawalPins,
} from './access/identity/index.ts';
import { resealPictures } from './access/verification/index.ts';
import type { Queryable } from './foundation/database/connect.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { resealOperators } from './operators/console/index.ts';
import { resealSeeds } from './play/lottery/index.ts';
import { resealVendorSecrets } from './play/seamless/index.ts';
import { resealApplicationPictures } from './rewards/promotions/index.ts';
import { resealCommitments } from './rewards/raffle/index.ts';
import type { Settings } from './settings.ts';

export interface ResealCounts {
  readonly sealingKeys: number;
  readonly recoveryKeys: number;
  readonly authenticators: number;
  readonly withdrawalPins: number;
  readonly operators: number;
  /** Vendors' callers. */
  readonly vendors: number;
  /** Pictures of identity checks and of applications to promotions; a batch at a time. */
  readonly pictures: number;
  /** Seeds of open draws. */
  readonly seeds: number;
  /** Seeds of the wheel's future spins. */
  readonly spins: number;
  /** Authenticators and withdrawal PINs that no key opens. */
  readonly unopened: number;
}

/**
 * Reseals every secret in the database with the first of its keys: afterwards, once every process runs with the new
 * list, the other keys can be removed. What an older version stored in the clear is sealed as well. It may run at any
 * time, beside other processes.
 *
 * @throws StartupError when no configured key opens one of the platform's own keys
 */
export async function resealSecrets(
  q: Queryable,
  {
    identity,
    operators,
    vendorKeys,
    documentKeys,
    drawKeys,
  }: Pick<Settings, 'identity' | 'operators' | 'vendorKeys' | 'documentKeys' | 'drawKeys'>,
): Promise<ResealCounts> {
  const sealingKeys = await describeFailure('SEALING_KEY', 'sealed calls', () =>
    resealSealingKeys(q, identity.sealingKeys),
  );
  const recoveryKeys = await describeFailure('FACTORS_KEY', "members' recovery codes", () =>
    resealRecoveryKey(q, identity.factorsKeys),
  );
  const vendors = await describeFailure('VENDORS_KEY', 'vendors to sign with', () =>
    resealVendorSecrets(q, vendorKeys),
  );
  const ofChecks = await describeFailure('DOCUMENTS_KEY', 'identity checks', () => resealPictures(q, documentKeys));
  const ofApplications = await describeFailure('DOCUMENTS_KEY', 'applications to promotions', () =>
    resealApplicationPictures(q, documentKeys),
  );
  const seeds = await describeFailure('DRAWS_KEY', 'open draws', () => resealSeeds(q, drawKeys));
  const spins = await describeFailure('DRAWS_KEY', 'spins to come', () => resealCommitments(q, drawKeys));
  const members = await resealAuthenticators(q, identity.factorsKeys);
  const pins = await resealWithdrawalPins(q, identity.factorsKeys);
  const ofOperators = await resealOperators(q, operators.keys);
  return {
    sealingKeys,
    recoveryKeys,
    authenticators: members.resealed,
    withdrawalPins: pins.resealed,
    operators: ofOperators.resealed,
    vendors,
    pictures: ofChecks + ofApplications,
    seeds,
    spins,
    unopened: members.unopened + pins.unopened + ofOperators.unopened,
  };
}

/** Whether nothing was resealed, so there is nothing to report. */
export const isUnchanged = (resealed: ResealCounts): boolean => Object.values(resealed).every((count) => count === 0);

async function describeFailure(name: string, what: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('no key opens'))) throw error;
    throw new StartupError(
      `${name} does not open what this database keeps for ${what}: set the key that there was before, behind the new one if there is one.`,
      error,
    );
  }
}

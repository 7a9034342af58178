import {
  addVendorCaller,
  changeVendor,
  changeVendorCaller,
  endFormerSecret,
  type OperatorVendor,
  rotateVendorSecret,
  switchVendor,
  type VendorCaller,
  type VendorLaunchSettings,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../../operators/desks/index.ts';
import { type ChangeOf, type KindsOfProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { enableVendor } from '../../games/index.ts';
import { endPreviousSecret, listCallers, updateCaller } from '../callers.ts';
import { listVendors, updateVendor } from '../launch/vendorSettings.ts';
import { SANDBOX } from '../secrets.ts';
import { type CallerKind, openFirstHalf, sealedFirstHalf, settingsText, subjectOfCaller } from './callerProposals.ts';
import { launchText, subjectOfVendor } from './launchProposals.ts';
import type { DeskServices } from './services.ts';
import { requireVendorAddress } from './vendorAddress.ts';

/**
 * Vendors, callers and secrets. What lets a caller pay members takes two operators. Each act commits together with its
 * audit entry; none contains a secret.
 */
export function vendorCalls(
  serve: ServeOperatorCall,
  services: DeskServices,
  kinds: KindsOfProposals<CallerKind | 'vendorLaunch'>,
): void {
  const { database, settings, clock, live } = services;

  const callerNow = async (q: Queryable, name: string): Promise<VendorCaller> => {
    const [caller] = await listCallers(q, clock(), name);
    if (!caller) throw new Refusal('NOT_FOUND');
    return caller;
  };
  const vendorNow = async (q: Queryable, code: string): Promise<OperatorVendor> => {
    const [vendor] = await listVendors(q, settings, code);
    if (!vendor) throw new Refusal('NOT_FOUND');
    return vendor;
  };
  const audited = (q: Queryable, { session }: SignedInContext, act: string, subject: string, why: string) =>
    writeAudit(q, { at: clock(), who: operatorActor(session), act, subject, why });
  /** Call after an act is committed. */
  const notified = async <Value>(value: Value): Promise<Value> => {
    await live.publishToOperators({ type: 'vendors' });
    return value;
  };
  /** Stores a proposed change that creates a secret; the response contains its first half. */
  const proposedSecret = async (
    q: Queryable,
    context: SignedInContext,
    change: ChangeOf<'callerAdd'> | ChangeOf<'callerSecret'>,
    why: string,
  ) => {
    const subject = subjectOfCaller(change.caller);
    const sealed = sealedFirstHalf(services, change.caller);
    // A repeated proposal returns the pending one, with its own half.
    const row = await proposeChange(q, clock(), kinds, context, { change, subject, why, sealed });
    return { state: 'proposed' as const, secretHalf: openFirstHalf(services, row) };
  };

  serve(vendors, async () => {
    const [callers, listed] = await Promise.all([listCallers(database, clock()), listVendors(database, settings)]);
    return { callers, vendors: listed };
  });

  serve(addVendorCaller, async ({ caller, why, ...settings }, context) =>
    notified(
      await database.transaction(async (q) => {
        const [known] = await listCallers(q, clock(), caller);
        if (known || caller === SANDBOX) throw new Refusal('CALLER_TAKEN');
        return proposedSecret(q, context, { kind: 'callerAdd', caller, settings }, why);
      }),
    ),
  );

  serve(changeVendorCaller, async ({ caller, why, expected, ...to }, context) =>
    notified(
      await database.transaction(async (q) => {
        const { unknownRollback, promoWins } = await callerNow(q, caller);
        if (to.promoWins && !expected.promoWins) {
          if (promoWins || unknownRollback !== expected.unknownRollback) throw new Refusal('VENDOR_CHANGED');
          const change = { kind: 'callerSettings', caller, from: expected, to } as const;
          await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfCaller(caller), why });
          return { ...(await callerNow(q, caller)), state: 'proposed' as const };
        }
        if (!(await updateCaller(q, caller, { ...to, expected }))) throw new Refusal('VENDOR_CHANGED');
        const line = `${caller} ${settingsText(expected)} → ${settingsText(to)}`;
        await audited(q, context, 'vendorRules', line, why);
        return { ...(await callerNow(q, caller)), state: 'done' as const };
      }),
    ),
  );

  serve(rotateVendorSecret, async ({ caller, expected, overlapHours, why }, context) =>
    notified(
      await database.transaction(async (q) => {
        await demandOwnSecret(q, caller);
        if ((await callerNow(q, caller)).secret.version !== expected) throw new Refusal('VENDOR_CHANGED');
        return proposedSecret(q, context, { kind: 'callerSecret', caller, version: expected, overlapHours }, why);
      }),
    ),
  );

  serve(endFormerSecret, async ({ caller, expected, why }, context) =>
    notified(
      await database.transaction(async (q) => {
        await demandOwnSecret(q, caller);
        if (!(await endPreviousSecret(q, caller, expected))) throw new Refusal('VENDOR_CHANGED');
        await audited(q, context, 'vendorSecretEnd', caller, why);
        return callerNow(q, caller);
      }),
    ),
  );

  serve(changeVendor, async ({ code, why, expected, ...to }, context) => {
    await requireVendorAddress(services, to.address);
    return notified(
      await database.transaction(async (q) => {
        const now = await vendorNow(q, code);
        await callerNow(q, to.caller);
        if (to.address !== expected.address || to.caller !== expected.caller) {
          if (!areSame(launchOf(now), expected)) throw new Refusal('VENDOR_CHANGED');
          const change = { kind: 'vendorLaunch', vendor: code, from: expected, to } as const;
          await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfVendor(code), why });
          return { ...(await vendorNow(q, code)), state: 'proposed' as const };
        }
        if (!(await updateVendor(q, settings, code, { ...to, expected }))) throw new Refusal('VENDOR_CHANGED');
        await audited(q, context, 'vendorPlace', `${code} ${launchText(expected)} → ${launchText(to)}`, why);
        return { ...(await vendorNow(q, code)), state: 'done' as const };
      }),
    );
  });

  serve(switchVendor, async ({ code, on, why }, context) =>
    notified(
      await database.transaction(async (q) => {
        await vendorNow(q, code);
        if (await enableVendor(q, code, on)) await audited(q, context, on ? 'vendorOn' : 'vendorOff', code, why);
        return vendorNow(q, code);
      }),
    ),
  );

  /** The stand-in vendor's secret comes from the settings: a new one would be lost at the next start. */
  async function demandOwnSecret(q: Queryable, caller: string): Promise<void> {
    if ((await callerNow(q, caller)).standIn) throw new Refusal('SECRET_OF_SETTINGS');
  }
}

const launchOf = ({ address, standIn, ownWindow, caller }: OperatorVendor): VendorLaunchSettings => ({
  address: standIn ? null : address,
  ownWindow,
  caller,
});

const areSame = (a: VendorLaunchSettings, b: VendorLaunchSettings): boolean =>
  a.address === b.address && a.ownWindow === b.ownWindow && a.caller === b.caller;

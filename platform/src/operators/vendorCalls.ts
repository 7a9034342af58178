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
import type { Queryable } from '../foundation/database/connect.ts';
import { Refusal } from '../foundation/http/refusal.ts';
import { enableVendor } from '../games/index.ts';
import { writeAudit } from '../registry/index.ts';
import {
  addCaller,
  type CallerSettings,
  endPreviousSecret,
  listCallers,
  listVendors,
  rotateSecret,
  SANDBOX,
  updateCaller,
  updateVendor,
} from '../seamless/index.ts';
import { operatorActor } from './actCalls.ts';
import type { SignedInContext } from './operatorContext.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';
import { requireVendorAddress } from './vendorAddress.ts';

const HOUR_MS = 3_600_000;

/** Vendors, callers and secrets. Each act commits with its audit line; no line holds a secret. */
export function vendorCalls(serve: ServeOperatorCall, services: Services): void {
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
  /** After an act was committed. */
  const notified = async <Value>(value: Value): Promise<Value> => {
    await live.publishToOperators({ type: 'vendors' });
    return value;
  };

  serve(vendors, async () => {
    const [callers, listed] = await Promise.all([listCallers(database, clock()), listVendors(database, settings)]);
    return { callers, vendors: listed };
  });

  serve(addVendorCaller, async ({ caller, why, ...rules }, context) =>
    notified(
      await database.transaction(async (q) => {
        const secret = caller === SANDBOX ? null : await addCaller(q, caller, rules, clock());
        if (secret === null) throw new Refusal('CALLER_TAKEN');
        await audited(q, context, 'vendorCallerAdd', `${caller} ${written(rules)}`, why);
        return { caller: await callerNow(q, caller), secret };
      }),
    ),
  );

  serve(changeVendorCaller, async ({ caller, why, ...rules }, context) =>
    notified(
      await database.transaction(async (q) => {
        await callerNow(q, caller);
        if (!(await updateCaller(q, caller, rules))) throw new Refusal('VENDOR_CHANGED');
        await audited(q, context, 'vendorRules', `${caller} ${written(rules.expected)} → ${written(rules)}`, why);
        return callerNow(q, caller);
      }),
    ),
  );

  serve(rotateVendorSecret, async ({ caller, expected, overlapHours, why }, context) =>
    notified(
      await database.transaction(async (q) => {
        await demandOwnSecret(q, caller);
        const now = clock();
        const previousUntil = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR_MS);
        const secret = await rotateSecret(q, { caller, expected, previousUntil }, now);
        if (secret === null) throw new Refusal('VENDOR_CHANGED');
        await audited(q, context, 'vendorSecret', `${caller} +${overlapHours} h`, why);
        return { caller: await callerNow(q, caller), secret };
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

  serve(changeVendor, async ({ code, why, ...place }, context) => {
    await requireVendorAddress(services, place.address);
    return notified(
      await database.transaction(async (q) => {
        await vendorNow(q, code);
        await callerNow(q, place.caller);
        if (!(await updateVendor(q, settings, code, place))) throw new Refusal('VENDOR_CHANGED');
        await audited(q, context, 'vendorPlace', `${code} ${placeOf(place.expected)} → ${placeOf(place)}`, why);
        return vendorNow(q, code);
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

  /** The stand-in vendor's secret is the settings': another one would be gone with the next start. */
  async function demandOwnSecret(q: Queryable, caller: string): Promise<void> {
    if ((await callerNow(q, caller)).standIn) throw new Refusal('SECRET_OF_SETTINGS');
  }
}

const written = ({ unknownRollback, promoWins }: CallerSettings): string =>
  `(unknown rollback: ${unknownRollback}, prizes: ${promoWins ? 'yes' : 'no'})`;

const placeOf = ({ address, ownWindow, caller }: VendorLaunchSettings): string =>
  `(${address ?? '–'}, ${ownWindow ? 'window' : 'frame'}, ${caller ?? '–'})`;

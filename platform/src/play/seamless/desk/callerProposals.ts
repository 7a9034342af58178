import type { CallerSettings } from '@unisite/shared/contract/operatorsVendors';
import { openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { Deciding, KindOfProposal, KindsOfProposals, ProposalRow } from '../../../operators/proposals/index.ts';
import { addCaller, newHalf, rotateSecret, secondHalf, updateCaller } from '../callers.ts';
import type { DeskServices } from './services.ts';

const HOUR_MS = 3_600_000;

/** Kinds of proposals about callers. */
export type CallerKind = 'callerAdd' | 'callerSettings' | 'callerSecret';

/** The subject of proposals about a caller. */
export const subjectOfCaller = (caller: string): string => `caller/${caller}`;

/**
 * The first half of a secret, sealed until another operator approves. Its proposer sees this half, and nobody the
 * whole.
 */
export const sealedFirstHalf = ({ settings }: Pick<DeskServices, 'settings'>, caller: string): Buffer =>
  sealSecret(settings.operators.keys, subjectOfCaller(caller), newHalf());

/** The first half stored with a proposal. */
export function openFirstHalf({ settings }: Pick<DeskServices, 'settings'>, { subject, sealed }: ProposalRow): string {
  if (!sealed) throw new Error(`the proposal about ${subject} keeps no secret`);
  return openSecret(settings.operators.keys, subject, sealed);
}

/** Proposals for new callers, for prizes, and for new secrets. */
export function callerProposals(services: DeskServices): KindsOfProposals<CallerKind> {
  const { database, clock, live } = services;
  const { vendorKeys } = services.settings;

  const carriedOut = async <Value>(
    { decision }: Pick<Deciding<'callerAdd'>, 'decision'>,
    line: { readonly act: string; readonly subject: string },
    work: (q: Queryable) => Promise<Value>,
  ): Promise<Value> => {
    const value = await database.transaction(async (q) => {
      const made = await work(q);
      await writeAudit(q, { at: clock(), who: `operator:${decision.by}`, why: decision.why, ...line });
      return made;
    });
    await live.publishToOperators({ type: 'vendors' });
    return value;
  };

  const callerAdd: KindOfProposal<'callerAdd'> = {
    role: 'vendors',
    summary: ({ caller, settings }) => `caller ${caller} ${settingsText(settings)}`,
    approve: ({ change: { caller, settings }, conclude, decision }) =>
      carriedOut(
        { decision },
        { act: 'vendorCallerAdd', subject: `${caller} ${settingsText(settings)}` },
        async (q) => {
          const first = openFirstHalf(services, await conclude(q));
          const second = newHalf();
          const added = await addCaller(q, vendorKeys, caller, { ...settings, secret: first + second }, clock());
          if (!added) throw new Refusal('CALLER_TAKEN');
          return second;
        },
      ),
    secondHalf: ({ caller }) => secondHalf(database, vendorKeys, { caller, version: 1 }),
  };

  const callerSettings: KindOfProposal<'callerSettings'> = {
    role: 'vendors',
    summary: ({ caller, from, to }) => `caller ${caller} ${settingsText(from)} → ${settingsText(to)}`,
    approve: ({ change: { caller, from, to }, conclude, decision }) =>
      carriedOut(
        { decision },
        { act: 'vendorRules', subject: `${caller} ${settingsText(from)} → ${settingsText(to)}` },
        async (q) => {
          await conclude(q);
          if (!(await updateCaller(q, caller, { ...to, expected: from }))) throw new Refusal('VENDOR_CHANGED');
          return null;
        },
      ),
  };

  const callerSecret: KindOfProposal<'callerSecret'> = {
    role: 'vendors',
    summary: ({ caller, overlapHours }) => `secret of ${caller} +${overlapHours} h`,
    approve: ({ change: { caller, version, overlapHours }, conclude, decision }) =>
      carriedOut({ decision }, { act: 'vendorSecret', subject: `${caller} +${overlapHours} h` }, async (q) => {
        const first = openFirstHalf(services, await conclude(q));
        const second = newHalf();
        const now = clock();
        const previousUntil = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR_MS);
        const rotated = await rotateSecret(
          q,
          vendorKeys,
          { caller, expected: version, secret: first + second, previousUntil },
          now,
        );
        if (!rotated) throw new Refusal('VENDOR_CHANGED');
        return second;
      }),
    secondHalf: ({ caller, version }) => secondHalf(database, vendorKeys, { caller, version: version + 1 }),
  };

  return { callerAdd, callerSettings, callerSecret };
}

/** A caller's settings as audit text. */
export const settingsText = ({ unknownRollback, promoWins }: CallerSettings): string =>
  `(unknown rollback: ${unknownRollback}, prizes: ${promoWins ? 'yes' : 'no'})`;

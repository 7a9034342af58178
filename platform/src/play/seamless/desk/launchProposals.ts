import type { VendorLaunchSettings } from '@unisite/shared/contract/operatorsVendors';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { updateVendor } from '../launch/vendorSettings.ts';
import type { DeskServices } from './services.ts';
import { requireVendorAddress } from './vendorAddress.ts';

/** The subject of proposals about a vendor. */
export const subjectOfVendor = (code: string): string => `vendor/${code}`;

/** Proposals to change where a vendor's games are launched, and who signs for it. */
export function launchProposals(services: DeskServices): KindOfProposal<'vendorLaunch'> {
  const { database, settings, clock, live } = services;
  return {
    role: 'vendors',
    summary: ({ vendor, from, to }) => `vendor ${vendor} ${launchText(from)} → ${launchText(to)}`,
    async approve({ change: { vendor, from, to }, conclude, decision }) {
      await requireVendorAddress(services, to.address);
      await database.transaction(async (q) => {
        await conclude(q);
        if (!(await updateVendor(q, settings, vendor, { ...to, expected: from }))) throw new Refusal('VENDOR_CHANGED');
        await writeAudit(q, {
          at: clock(),
          who: `operator:${decision.by}`,
          act: 'vendorPlace',
          subject: `${vendor} ${launchText(from)} → ${launchText(to)}`,
          why: decision.why,
        });
      });
      await live.publishToOperators({ type: 'vendors' });
      return null;
    },
  };
}

/** A vendor's launch settings as audit text. */
export const launchText = ({ address, ownWindow, caller }: VendorLaunchSettings): string =>
  `(${address ?? '–'}, ${ownWindow ? 'window' : 'frame'}, ${caller ?? '–'})`;

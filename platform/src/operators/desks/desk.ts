import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import type { KindsOfProposals } from '../proposals/index.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';

/** Operators' side of one domain. `Kind`: the kinds of proposals that it adds. */
export interface Desk<Kind extends ProposalKind = never> {
  readonly kinds: KindsOfProposals<Kind>;
  /** Registers the desk's calls. */
  readonly open: (serve: ServeOperatorCall) => void;
}

/** The desks of all domains, and all kinds of proposals. */
export interface Desks {
  readonly all: readonly Desk[];
  readonly kinds: KindsOfProposals;
}

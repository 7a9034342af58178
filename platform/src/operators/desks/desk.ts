import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import type { KindsOfProposals } from '../proposals/index.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';

/** What operators do of one domain. `Kind`: what is proposed there and decided by a second operator. */
export interface Desk<Kind extends ProposalKind = never> {
  readonly kinds: KindsOfProposals<Kind>;
  /** Registers its calls. */
  readonly open: (serve: ServeOperatorCall) => void;
}

/** The desks of all domains, and every kind of proposal. */
export interface Desks {
  readonly all: readonly Desk[];
  readonly kinds: KindsOfProposals;
}

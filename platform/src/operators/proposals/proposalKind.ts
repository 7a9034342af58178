import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { ProposalKind, ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Decision, ProposalRow } from './proposals.ts';

export type ChangeOf<Kind extends ProposalKind> = Extract<ProposedChange, { kind: Kind }>;

/** A proposal of one kind, and what was decided of it. */
export interface Deciding<Kind extends ProposalKind> {
  readonly change: ChangeOf<Kind>;
  readonly proposal: ProposalRow;
  readonly decision: Decision;
  /**
   * Closes the proposal and writes it to the audit, in the transaction that does the rest. Refuses who may not decide.
   * Returns the proposal as it was, with what only an approval gets.
   */
  readonly conclude: (q: Queryable) => Promise<ProposalRow>;
}

/** What a kind of proposal is: who decides it, and what its approval does. */
export interface KindOfProposal<Kind extends ProposalKind = ProposalKind> {
  readonly role: OperatorRole;
  /** Names it in the audit; without secrets. */
  readonly summary: (change: ChangeOf<Kind>) => string;
  /** The market that it is of, where it is of one. */
  readonly market?: (change: ChangeOf<Kind>) => string;
  /** Carries an approved one out. Returns the second half of a secret, where it made one. */
  readonly approve: (deciding: Deciding<Kind>) => Promise<string | null>;
  /** Closes a refused or withdrawn one, where more is to be written than that. */
  readonly drop?: (deciding: Deciding<Kind>) => Promise<void>;
  /** The second half of the secret that an approval made, for who approved and did not get the answer. */
  readonly secondHalf?: (change: ChangeOf<Kind>) => Promise<string | null>;
}

/** Kinds of proposals by their names; without more said, all there are. */
export type KindsOfProposals<Kinds extends ProposalKind = ProposalKind> = {
  readonly [Kind in Kinds]: KindOfProposal<Kind>;
};

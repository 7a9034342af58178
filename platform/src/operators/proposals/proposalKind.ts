import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { ProposalKind, ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Decision, ProposalRow } from './proposals.ts';

export type ChangeOf<Kind extends ProposalKind> = Extract<ProposedChange, { kind: Kind }>;

/** A proposal of one kind while it is being decided. */
export interface Deciding<Kind extends ProposalKind> {
  readonly change: ChangeOf<Kind>;
  readonly proposal: ProposalRow;
  readonly decision: Decision;
  /**
   * Closes the proposal and writes the audit, in the transaction that carries it out. Refuses operators who may not
   * decide. Returns the proposal as it was, with what only an approval gets.
   */
  readonly conclude: (q: Queryable) => Promise<ProposalRow>;
}

/** A kind of proposal: who decides it, and what its approval does. */
export interface KindOfProposal<Kind extends ProposalKind = ProposalKind> {
  readonly role: OperatorRole;
  /** Description for the audit; without secrets. */
  readonly summary: (change: ChangeOf<Kind>) => string;
  /** The market concerned, if there is a single one. */
  readonly market?: (change: ChangeOf<Kind>) => string;
  /** Carries out an approved proposal. Returns the second half of a secret, if it created one. */
  readonly approve: (deciding: Deciding<Kind>) => Promise<string | null>;
  /** Closes a refused or withdrawn proposal, if more has to be written than its end. */
  readonly drop?: (deciding: Deciding<Kind>) => Promise<void>;
  /** The second half of the secret that an approval created, for an approver whose response was lost. */
  readonly secondHalf?: (change: ChangeOf<Kind>) => Promise<string | null>;
}

/** Kinds of proposals by name; by default all. */
export type KindsOfProposals<Kinds extends ProposalKind = ProposalKind> = {
  readonly [Kind in Kinds]: KindOfProposal<Kind>;
};

/** Texts of a proposed change. */
export interface ProposalText {
  /** A one-line summary. */
  readonly what: string;
  /** A short name, for buttons. */
  readonly name: string;
  /** The effects of approval. */
  readonly details: readonly string[];
}

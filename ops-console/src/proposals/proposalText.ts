/** A proposed change in words. */
export interface ProposalText {
  /** What is proposed, in a line. */
  readonly what: string;
  /** What it is about, in a word: for the names of buttons. */
  readonly name: string;
  /** What an approval does. */
  readonly details: readonly string[];
}

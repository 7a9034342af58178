/** A newly opened account with its credentials. */
export interface Opened {
  readonly account: string;
  readonly password: string;
}

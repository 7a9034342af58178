/** An account that was just opened, with what its owner is handed. */
export interface Opened {
  readonly account: string;
  readonly password: string;
}

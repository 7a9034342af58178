/** Who acts (`operator:ops`, `team:games`, `platform`, `startup`), and why; both stand in the audit for ever. */
export interface Reason {
  who: string;
  why: string;
}

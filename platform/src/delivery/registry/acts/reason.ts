/** Who acts (`operator:ops`, `team:games`, `platform`, `startup`), and why; both are kept in the audit permanently. */
export interface Reason {
  who: string;
  why: string;
}

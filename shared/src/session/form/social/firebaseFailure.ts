/** Firebase did not sign anybody in. `code`: its own, as `auth/popup-closed-by-user`; `phoneError` has the sentence. */
export class FirebaseFailure extends Error {
  override name = 'FirebaseFailure';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

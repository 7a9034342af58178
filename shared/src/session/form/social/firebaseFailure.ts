/** A failed sign-in. `code`: Firebase's, e.g. `auth/popup-closed-by-user`; `phoneError` words it. */
export class FirebaseFailure extends Error {
  override name = 'FirebaseFailure';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

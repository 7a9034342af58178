/** A failed expectation of a case; the message has both values. */
export class AssertionFailure extends Error {
  override name = 'AssertionFailure';
}

/** A case that cannot run with the given options. */
export class Skipped extends Error {
  override name = 'Skipped';
}

/** Expects that two values are equal; `what` names them in the report. */
export function expectEqual(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new AssertionFailure(`${what}: ${one} instead of ${other}`);
}

/** What a case wanted was not so; the message says what was there instead. */
export class Unmet extends Error {
  override name = 'Unmet';
}

/** A case that cannot be tried with the options that were given. */
export class Untried extends Error {
  override name = 'Untried';
}

/** Demands that two things are equal; `what` names them in the report. */
export function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Unmet(`${what}: ${one} instead of ${other}`);
}

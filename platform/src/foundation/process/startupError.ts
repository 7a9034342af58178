/** Why the platform cannot start, as one sentence for the person at the terminal. */
export class StartupError extends Error {
  override name = 'StartupError';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause });
  }
}

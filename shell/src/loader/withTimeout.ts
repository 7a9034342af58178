import { MountError } from './MountError.ts';

/** What the work gives, or a TIMEOUT when that is not there after so many milliseconds. */
export async function withTimeout<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MountError('TIMEOUT', what)), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** What a load may do again after a failure that the network caused. */
const attempts = 3;
const firstPause = 400;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again, with growing and jittered pauses; gives up with the last error. */
export async function withRetries<T>(work: () => Promise<T>, again: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !again(error)) throw error;
      await pause(firstPause * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

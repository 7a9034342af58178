/** How long a vendor may take to say that it is there. */
const patience = 1_500;

/** Whether the vendor's server answers. An answer that it is well counts for five seconds; one that it is not is asked again. */
export function vendorHealth(address: string): { answers(): Promise<boolean> } {
  let wellUntil = 0;
  return {
    async answers() {
      if (performance.now() < wellUntil) return true;
      try {
        const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(patience) });
        await answer.body?.cancel();
        if (!answer.ok) return false;
      } catch {
        return false;
      }
      wellUntil = performance.now() + 5_000;
      return true;
    },
  };
}

import { run } from '../src/run.ts';

// Payments need a provider, which a demonstration has and production has not yet. No demonstration data is created.
await run(
  { ...process.env, UNISITE_MODE: 'demonstration' },
  { draw: async () => undefined, seed: async () => undefined },
);

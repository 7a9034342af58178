import { run } from '../src/run.ts';

// Payments need a provider, which a demonstration has and production has not yet. Nobody and nothing is invented.
await run(
  { ...process.env, UNISITE_MODE: 'demonstration' },
  { draw: async () => undefined, seed: async () => undefined },
);

// Free rounds: given once for what they are for, played at vendors, and what they won given as a bonus once they are
// over.

export { checkFreeRounds } from './checkFreeRounds.ts';
export { closeFreeRounds } from './closeFreeRounds.ts';
export { playableFreeRounds } from './freeRoundsRows.ts';
export { type GivenFreeRounds, giveFreeRounds, hasFreeRounds, takeFreeRoundsBack } from './giveFreeRounds.ts';
export { freeRoundJobs } from './jobs.ts';
export { routes } from './routes.ts';

export { diagnoseFailure } from './diagnoseFailure.ts';
export { reportFailure } from './reportFailure.ts';
export { fetchSnapshot } from './snapshots.ts';
export { watchPage } from './watchPage.ts';

export { lookAfterPage } from './lookAfterPage.ts';
export { lookInto } from './lookInto.ts';
export { reportFailure } from './reportFailure.ts';
export { askForSnapshot } from './snapshots.ts';

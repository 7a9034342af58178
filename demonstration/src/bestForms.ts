/** Replaces quick brotli forms by the best ones in the given artifact stores. */
import { makeBestForms } from '@unisite/platform/brotliForms';

// A process started by a site ends with it.
process.once('disconnect', () => process.exit(0));
for (const folder of process.argv.slice(2)) await makeBestForms(folder);
process.disconnect?.();

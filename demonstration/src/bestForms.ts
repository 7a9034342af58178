/** Puts the best brotli forms in the place of quick ones, in the artifact stores that it is given. */
import { makeBestForms } from '@unisite/platform/brotliForms';

// Started by a site, it ends with it.
process.once('disconnect', () => process.exit(0));
for (const folder of process.argv.slice(2)) await makeBestForms(folder);
process.disconnect?.();

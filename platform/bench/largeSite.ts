/**
 * `node platform/bench/largeSite.ts <data folder>`: fills a new folder with the demonstration and 10,000 slots more, for a site that is started on it
 * afterwards. Prints, as JSON, the ids of the games whose pictures the new ones go by, in turn.
 */

import { games } from '../art/catalogue.ts';
import { connect } from '../src/database/connect.ts';
import { seedDemonstration } from '../src/database/demonstration/seed.ts';
import { startEmbedded } from '../src/database/embedded/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { fillLargeCatalogue } from './largeCatalogue.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('say which folder to fill');
const embedded = await startEmbedded({ dataDir });
const database = connect(embedded.url, { size: 2 });
try {
  await migrate(database);
  const now = new Date();
  await seedDemonstration(database, { now });
  await fillLargeCatalogue(database, now, ['RNG']);
  process.stdout.write(JSON.stringify(games.map(({ id }) => id)));
} finally {
  await database.close();
  await embedded.stop();
}

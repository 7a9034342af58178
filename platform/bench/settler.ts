/** Settles what there is, by itself: `npm run bench:lottery` starts it, and kills it. */
import { connect } from '../src/foundation/database/connect.ts';
import { settleNext } from '../src/play/lottery/index.ts';

const database = connect(process.env.DATABASE_URL ?? '', { size: 2 });
while (await settleNext(database, () => new Date())) {
  // the next batch
}
await database.close();

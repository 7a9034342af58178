import { marketTerms, publishTerms } from '@unisite/shared/contract/operatorsMarketAge';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { publishTerms as publish, termsText, termsVersions } from '../terms.ts';

/** Markets' terms: published versions are kept, a new one takes effect at once. */
export function termsCalls(serve: ServeOperatorCall, { database, clock, live }: Services): void {
  serve(marketTerms, async ({ code }) => {
    const versions = await termsVersions(database, code);
    const [newest] = versions;
    const text = newest && (await termsText(database, code, newest.version));
    if (!text) throw new Refusal('NOT_FOUND');
    return {
      text,
      versions: versions.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() })),
    };
  });

  serve(publishTerms, async ({ code: market, after, text, changed, why }, { session }) => {
    const version = await database.transaction(async (q) => {
      const published = await publish(q, clock(), market, { after, text, changed });
      // A repeated call whose first response was lost finds the version published.
      if (published === null) return after + 1;
      const who = operatorActor(session);
      await writeAudit(q, { at: clock(), who, act: 'marketTerms', market, subject: `version ${published}`, why });
      return published;
    });
    await live.publishToOperators({ type: 'settings' });
    return { version };
  });
}

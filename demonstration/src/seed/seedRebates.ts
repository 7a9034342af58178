import type { Queryable } from '@unisite/platform/database';
import { category } from '@unisite/shared/contract';

/** Hundredths of a percent, for every category, as stated in the demonstration's promotion. */
const rate = 80;

/** Seeds rebates: claimed by members in Vietnam, credited automatically in the other market. */
export async function seedRebates(q: Queryable): Promise<void> {
  const rates = JSON.stringify(Object.fromEntries(category.options.map((one) => [one, rate])));
  await q.query(
    `UPDATE market_rebate SET mode = CASE market_code WHEN 'VN' THEN 'claimed' ELSE 'credited' END, rates = $1, least = 1000000, days = 7`,
    [rates],
  );
}

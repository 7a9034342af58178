import type { Services } from './services.ts';

/** Time zone for what operators see of no market, or of several: that of the site's first market. */
export async function houseZone({ markets }: Pick<Services, 'markets'>): Promise<string> {
  const [first] = await markets.all();
  return first?.timeZone ?? 'UTC';
}

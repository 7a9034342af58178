import type { Services } from './services.ts';

/** The time zone in which operators see what is of no market, or of several: that of the site's first market. */
export async function houseZone({ markets }: Pick<Services, 'markets'>): Promise<string> {
  const [first] = await markets.all();
  return first?.timeZone ?? 'UTC';
}

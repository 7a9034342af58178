import type { Services } from '../../../foundation/services.ts';
import type { Stations } from '../stations.ts';

/** A draw by its station's code and its number. */
export interface DrawName {
  readonly code: string;
  readonly numero: string;
}

/** Publishes the newest draw per station to each market's pages, after a draw, correction or voiding. */
export async function announceDraws(
  services: Pick<Services, 'live'>,
  drawn: readonly DrawName[],
  all: Stations,
): Promise<void> {
  const newest = new Map(drawn.toSorted((a, b) => (a.numero < b.numero ? -1 : 1)).map((draw) => [draw.code, draw]));
  for (const { code, numero } of newest.values()) {
    const category = all.stations.find((station) => station.code === code)?.category;
    for (const [market, categories] of all.categories)
      if (category && categories.has(category)) await services.live.publish({ market }, { type: 'draw', code, numero });
  }
}

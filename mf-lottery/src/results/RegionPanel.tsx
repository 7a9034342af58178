import type { DrawResult, Region } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, EmptyState, Icon, Tabs, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { PrizeTable } from '../parts/PrizeTable.tsx';
import { RegionTable } from '../parts/RegionTable.tsx';
import { latestOfRegion, newestRegion } from './latest.ts';
import styles from './ResultPanels.module.css';
import type { Rank } from './ranks.ts';

const regions: readonly Region[] = ['south', 'central', 'north'];
/** What fits without scrolling; the rest is one click away. */
const shown: Record<Region, readonly Rank[]> = {
  south: ['DB', 'G1', 'G2', 'G5', 'G7', 'G8'],
  central: ['DB', 'G1', 'G2', 'G5', 'G7', 'G8'],
  north: ['DB', 'G1', 'G2', 'G3', 'G7'],
};

/** The latest results per region, the most recent region first. */
export function RegionPanel({ rows }: { rows: readonly DrawResult[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const [chosen, setChosen] = useState<Region | null>(null);
  const region = chosen ?? newestRegion(rows);
  const draws = latestOfRegion(rows, region);
  const [first] = draws;
  const when = first && t('results.drawn', { day: `${format.weekday(first.drawnAt)}, ${format.date(first.drawnAt)}` });

  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{t('results.of', { region: t(`region.${region}`) })}</h2>
        <Tabs
          fit
          label={t('region.name')}
          tabs={regions.map((id) => ({ id, label: t(`region.tab.${id}`) }))}
          value={region}
          onChange={(id) => setChosen(regions.find((one) => one === id) ?? null)}
        />
      </div>
      {first && region === 'north' && <PrizeTable result={first} shown={shown.north} />}
      {first && region !== 'north' && (
        <RegionTable
          caption={`${t('results.of', { region: t(`region.${region}`) })}, ${format.date(first.drawnAt)}`}
          rows={draws}
          shown={shown[region]}
        />
      )}
      {!first && <EmptyState picture="ticket" title={t('results.none')} />}
      {first && (
        <p className={styles.note}>
          <Icon name="clock" size={14} />
          {when}
          <Link className="link" to={lotteryAddress(first)}>
            {t(region === 'north' ? 'results.all27' : 'results.all18')}
          </Link>
        </p>
      )}
    </section>
  );
}

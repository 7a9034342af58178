import { useOperation } from '@unisite/shared/api';
import { type DrawResult, type LotteryGame, numero } from '@unisite/shared/contract/lottery';
import { type ElectronicGroup, electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Chips, Icon, onNearViewport, Panel, QueryError, Skeleton, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { drawOf } from '../electronic/certainReadings.ts';
import { usePlaceNames } from '../electronic/placeNames.ts';
import { placeReadings, readingKeys, type Statistic, statistics, type Word } from '../electronic/statistics.ts';
import { numbersOf } from '../results/ranks.ts';
import { RoadBox } from './RoadBox.tsx';
import styles from './Roads.module.css';
import { TrendChart } from './TrendChart.tsx';
import { trendOf } from './trendOf.ts';

/** Section 9: full list 100. */
const DRAWS = 100;

/** The readings that have a road. */
const roadKeys: ReadonlySet<Statistic['key']> = new Set(['size', 'parity', 'duel']);

/** Roads and trend of an electronic game's latest draws, loaded when nearly visible. */
export function Roads({ game }: { game: LotteryGame }): ReactElement | null {
  const kind = electronicGroupOf(game);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? onNearViewport(place.current, () => setNear(true)) : undefined), []);
  if (!kind) return null;
  return (
    <div ref={place} className="stack">
      {isNear ? <LoadedRoads game={game} kind={kind} /> : <RoadBones />}
    </div>
  );
}

/** Placeholder of their size; `busy` while loading. */
const RoadBones = ({ busy }: { busy?: true }) => (
  <div className={`panel ${styles.bones}`} aria-busy={busy}>
    <Skeleton kind="block" height={420} />
  </div>
);

function LoadedRoads({ game, kind }: { game: LotteryGame; kind: ElectronicGroup }): ReactElement | null {
  const t = useText();
  const query = useOperation(numero, { code: game.code, count: DRAWS }, { keepPrevious: true });
  useDrawOpened(
    (opened) => opened === game.code,
    () => void query.refetch({ cancelRefetch: false }),
  );
  if (query.error && !query.data) return <QueryError query={query} title={t('roads.failed')} />;
  if (!query.data) return <RoadBones busy />;
  const draws = query.data.rows.toReversed();
  if (draws.length === 0) return null;
  return (
    <>
      <RoadPanel kind={kind} draws={draws} />
      <TrendPanel kind={kind} draws={draws} />
    </>
  );
}

interface DrawsProps {
  kind: ElectronicGroup;
  /** Oldest first. */
  draws: readonly DrawResult[];
}

function RoadPanel({ kind, draws }: DrawsProps): ReactElement {
  const t = useText();
  const keys = readingKeys[kind].filter((key) => roadKeys.has(key));
  const [tab, setTab] = useState(keys.length > 0 ? 'whole' : 'place');
  const end = keys.length > 0 && (
    <Tabs
      fit
      label={t('roads.by')}
      tabs={[
        { id: 'whole', label: t(keys.includes('duel') ? 'roads.whole' : 'roads.special') },
        { id: 'place', label: t('roads.place') },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
  return (
    <Panel flush title={t('roads.title', { count: draws.length })} end={end}>
      {tab === 'whole' ? (
        <div className={styles.roads}>
          {keys.map((key) => (
            <RoadBox key={key} title={t(`reading.${key}`)} words={wordsOf(kind, draws, key)} />
          ))}
        </div>
      ) : (
        <PlaceRoads kind={kind} draws={draws} />
      )}
      <p className={styles.note}>
        <Icon name="info" size={16} />
        <span>{t('roads.note')}</span>
      </p>
    </Panel>
  );
}

const wordsOf = (kind: ElectronicGroup, draws: readonly DrawResult[], key: Statistic['key']): readonly Word[] =>
  draws.flatMap((draw) =>
    statistics(kind, numbersOf(draw, 'BALLS')).flatMap((one) => (one.key === key && 'word' in one ? [one.word] : [])),
  );

/** The values drawn at a place, oldest first. */
const placed = (draws: readonly DrawResult[], place: number) =>
  draws.map((draw) => ({ numero: draw.numero, value: numbersOf(draw, 'BALLS')[place] ?? '' }));

function PlaceRoads({ kind, draws }: DrawsProps): ReactElement {
  const t = useText();
  const [place, setPlace] = useState(0);
  const read = placed(draws, place).map(({ value }) => placeReadings(kind, value));
  return (
    <>
      <div className={styles.places}>
        <PlaceChips kind={kind} value={place} onChange={setPlace} />
      </div>
      <div className={styles.roads}>
        {(['size', 'parity'] as const).map((key) => (
          <RoadBox key={key} title={t(`reading.${key}`)} words={read.map((one) => one[key])} />
        ))}
      </div>
    </>
  );
}

function TrendPanel({ kind, draws }: DrawsProps): ReactElement {
  const t = useText();
  const { count, least, most, repeats } = drawOf[kind];
  const [place, setPlace] = useState(count - 1);
  const names = usePlaceNames(kind);
  const values = Array.from({ length: most - least + 1 }, (_, at) => String(least + at).padStart(repeats ? 1 : 2, '0'));
  return (
    <Panel title={t('roads.trend')} className={styles.trendPanel}>
      <PlaceChips kind={kind} value={place} onChange={setPlace} />
      <TrendChart title={names[place] ?? ''} values={values} trend={trendOf(placed(draws, place), values)} />
    </Panel>
  );
}

interface PlaceChipsProps {
  kind: ElectronicGroup;
  value: number;
  onChange: (place: number) => void;
}

function PlaceChips({ kind, value, onChange }: PlaceChipsProps): ReactElement {
  const t = useText();
  const names = usePlaceNames(kind);
  return (
    <Chips
      label={t('roads.places')}
      options={names.map((label, at) => ({ id: String(at), label }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

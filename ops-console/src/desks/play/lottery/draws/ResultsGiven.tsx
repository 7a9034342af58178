import type { DeskDrawDetail } from '@unisite/shared/contract/operatorsLottery';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { useGiverName } from './useGiverName.ts';

/** All results of a draw, latest first, with the changes to the previous one. */
export function ResultsGiven({ detail: { results } }: { detail: DeskDrawDetail }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const nameOf = useGiverName();
  return (
    <Panel title={t('draws.results')}>
      {results.length === 0 ? (
        <EmptyState picture="lantern" title={t('draws.noResult')} text={t('draws.noResultText')} />
      ) : (
        <ol className={styles.results} reversed>
          {results.toReversed().map(({ revision, prizes, by, why, at }, index) => {
            const before = results[results.length - 2 - index]?.prizes;
            const isChanged = (rank: string, place: number, number: string) =>
              before !== undefined &&
              before !== null &&
              before.find((prize) => prize.rank === rank)?.numbers[place] !== number;
            return (
              <li key={revision}>
                <div className="row">
                  <Tag tone={index === 0 ? 'jade' : undefined}>
                    {t(index === 0 ? 'draws.counts' : 'draws.replaced')}
                  </Tag>
                  <span className="muted">
                    {t('draws.givenBy', { who: by.map(nameOf).join(', '), at: figures.when(at) })}
                  </span>
                </div>
                {why !== '' && <p>{t('draws.why', { why })}</p>}
                {prizes === null ? (
                  <p>{t('draws.isVoid')}</p>
                ) : (
                  <dl className={styles.prizes}>
                    {prizes.map(({ rank, numbers }) => (
                      <div key={rank}>
                        <dt>{t(`draws.rank.${rank}`)}</dt>
                        <dd>
                          {numbers.map((number, place) =>
                            isChanged(rank, place, number) ? (
                              <ins key={place}>{number}</ins>
                            ) : (
                              <span key={place}>{number}</span>
                            ),
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

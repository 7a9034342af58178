import './missionTexts.ts';
import { wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import styles from './Missions.module.css';
import { useWheelText } from './useWheelText.ts';

/** The wheels of all markets: fields with chances and stock, and a button to change them. */
export function WheelDesk(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const wheelText = useWheelText();
  const { data, error, isFetching, refetch } = useOperation(wheelDesk, {});
  return (
    <>
      <p className="muted">{t('wheel.intro')}</p>
      <Panel flush busy={isFetching} title={t('wheel.title')}>
        <Loaded data={data} error={error} title={t('wheel.failed')} retry={() => void refetch()}>
          <ul className={rows.rows}>
            {data?.rows.map((desk) => {
              const { market, wheel } = desk;
              const [state, ...lines] = wheel ? wheelText(wheel.draft) : [];
              return (
                <li key={market}>
                  <div className={rows.text}>
                    <div className="row">
                      {wheel && (
                        <Tag tone={wheel.draft.isOpen ? 'jade' : undefined} icon={wheel.draft.isOpen ? 'play' : 'lock'}>
                          {state}
                        </Tag>
                      )}
                      <strong>{nameOf(market)}</strong>
                      <span className="muted">
                        {wheel ? t('wheel.spins', { n: format.number(wheel.spins) }) : t('wheel.never')}
                      </span>
                    </div>
                    {wheel && (
                      <ul className={styles.lines}>
                        {lines.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                  <DialogButton
                    size="sm"
                    variant="outline"
                    aria-label={t('wheel.changeOf', { market: nameOf(market) })}
                    request={{ kind: 'wheel', desk }}
                  >
                    {t(wheel ? 'wheel.change' : 'wheel.make')}
                  </DialogButton>
                </li>
              );
            })}
          </ul>
        </Loaded>
      </Panel>
    </>
  );
}

import '../missions/missionTexts.ts';
import { invalidate, useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { type RaffleField, type RaffleSpin, raffle } from '@unisite/shared/contract/raffle';
import { useBusEvent } from '@unisite/shared/events';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Icon, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { subPagePath } from '../centre/subPage.ts';
import { OnBreakNotice } from '../missions/OnBreakNotice.tsx';
import { fieldColor } from './fieldColor.ts';
import { isOwnSeed, newOwnSeed, OwnSeed } from './OwnSeed.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import styles from './Raffle.module.css';
import { SpinResult } from './SpinResult.tsx';
import { Spins } from './Spins.tsx';
import { useSpin } from './useSpin.ts';
import { Wheel } from './Wheel.tsx';

type Raffle = ValueOf<typeof raffle>;

/** The wheel: prizes and odds, spinning, and past spins with their proofs. */
export default function RafflePage(): ReactElement {
  const { guest, onBreak } = usePermissions();
  return (
    <>
      <PageHead page="raffle" />
      {guest ? <ForMembersOnly /> : onBreak ? <OnBreakNotice /> : <Raffle />}
    </>
  );
}

function Raffle(): ReactElement {
  const t = useText();
  const query = useOperation(raffle, {}, { staleTime: 0 });
  const { data, error } = query;
  const spinning = useSpin();
  const { isTurning, outcome } = spinning;
  const [verified, setVerified] = useState<RaffleSpin | null>(null);
  // the result is not revealed before the wheel stops
  useBusEvent('missions.changed', () => void (isTurning || invalidate(raffle)));
  if (data?.onBreak) return <OnBreakNotice />;
  return (
    <div className="stack">
      <Panel title={t('raffle.title')} busy={!data && !error}>
        {error && !data && <QueryError title={t('raffle.failed')} query={query} />}
        {!data && !error && <Skeleton kind="block" height={420} />}
        {data && !data.wheel && (
          <EmptyState picture="lantern" level={3} title={t('raffle.none')} text={t('raffle.noneText')} />
        )}
        {data?.wheel && (
          <div className={styles.spin}>
            <Wheel fields={data.wheel.fields} angle={spinning.angle} turning={spinning.wheel} />
            <Side raffle={data} wheel={data.wheel} spinning={spinning} />
          </div>
        )}
      </Panel>
      <Spins onVerify={setVerified} />
      {outcome && !verified && (
        <SpinResult outcome={outcome} onClose={spinning.close} onVerify={() => setVerified(outcome.spin)} />
      )}
      {verified && (
        <ProofDialog
          spin={verified}
          onClose={() => {
            setVerified(null);
            spinning.close();
          }}
        />
      )}
    </div>
  );
}

interface SideProps {
  raffle: Raffle;
  wheel: NonNullable<Raffle['wheel']>;
  spinning: ReturnType<typeof useSpin>;
}

/** Beside the wheel: tickets and button, the odds of each field, and the commitment of the next spin. */
function Side({ raffle: shown, wheel, spinning: { spin, isTurning } }: SideProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const [own, setOwn] = useState('');
  const { tickets, bought, points, next } = shown;
  const { fields, price, perDay } = wheel;
  const consolation = fields.find(({ id }) => id === wheel.consolation);
  const go = (cost: number | null) => spin(shown, own === '' ? newOwnSeed() : own, cost);
  const isWrong = own !== '' && !isOwnSeed(own);
  const canBuy = price !== null && bought < perDay && points >= price;
  return (
    <div className={styles.side}>
      <div className={styles.left}>
        <p className="muted">
          <strong>{t('raffle.tickets', { n: format.number(tickets) })}</strong>
          {t('raffle.ticketsText')}
        </p>
        {tickets > 0 ? (
          <Button
            variant="primary"
            size="lg"
            icon="refresh"
            busy={isTurning}
            disabled={isWrong}
            onClick={() => go(null)}
          >
            {t(isTurning ? 'raffle.turning' : 'raffle.spin')}
          </Button>
        ) : canBuy ? (
          <Button
            variant="outline"
            size="lg"
            icon="refresh"
            busy={isTurning}
            disabled={isWrong}
            onClick={() => go(price)}
          >
            {isTurning ? t('raffle.turning') : t('raffle.spinFor', { points: format.number(price) })}
          </Button>
        ) : (
          <Button size="lg" busy={isTurning} href={subPagePath('missionLeaderboard')}>
            {t('raffle.toMissions')}
          </Button>
        )}
      </div>
      <Chances fields={fields} />
      {consolation && (
        <p className={styles.tip}>
          <Icon name="info" size={16} />
          <span>{t('raffle.outRule', { title: consolation.title })}</span>
        </p>
      )}
      <p className={styles.tip}>
        <Icon name="shield" size={16} />
        <span>
          {t('raffle.fair')}
          <code>{next.hash}</code>
          {t('raffle.fairAfter')}
        </span>
      </p>
      {price !== null && (
        <p className={styles.tip}>
          <Icon name="coins" size={16} />
          <span>
            {t('raffle.forPoints', {
              points: format.number(price),
              most: format.number(perDay),
              n: format.number(bought),
              balance: format.number(points),
            })}
          </span>
        </p>
      )}
      <OwnSeed value={own} onChange={setOwn} />
    </div>
  );
}

function Chances({ fields }: { fields: readonly RaffleField[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.chances} aria-label={t('raffle.chances')}>
      {fields
        .map((field, place) => ({ ...field, place }))
        .toSorted((one, other) => other.chance - one.chance)
        .map(({ id, title, chance, left, place }) => (
          <li key={id}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="3" fill={fieldColor(place)} />
            </svg>
            <span>
              {title}
              {left !== null && (
                <small className="muted">
                  {left === 0 ? t('raffle.out') : t('raffle.left', { n: format.number(left) })}
                </small>
              )}
            </span>
            <span className="num">{format.percent(chance / 10, chance % 10 === 0 ? 0 : 1)}</span>
          </li>
        ))}
    </ul>
  );
}

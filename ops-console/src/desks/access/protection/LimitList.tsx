import type { OperatorPlayLimit } from '@unisite/shared/contract/operatorsProtection';
import { playLimitKind } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Protection.module.css';
import { useLimitText } from './useLimitText.ts';

/** A member's limits with use, source, and requested raises. */
export function LimitList({ limits }: { limits: readonly OperatorPlayLimit[] }): ReactElement {
  const t = useText();
  return (
    <div className={styles.kinds}>
      {playLimitKind.options.map((kind) => (
        <section key={kind}>
          <h3>{t(`protection.kind.${kind}`)}</h3>
          <ul className={styles.limits}>
            {limits
              .filter((one) => one.kind === kind)
              .map((limit) => (
                <Item key={limit.period} limit={limit} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ limit: row }: { limit: OperatorPlayLimit }): ReactElement {
  const t = useText();
  const words = useLimitText();
  const figures = useNumberFormat();
  const { kind, period, limit, own, operator, used, raise } = row;
  const spent = words.value(kind, Math.max(used, 0));
  const others = [
    ...(own !== null && limit?.source !== 'member' ? [['member', own] as const] : []),
    ...(operator !== null && limit?.source !== 'operator' ? [['operator', operator] as const] : []),
  ];
  return (
    <li>
      <div className={styles.limit}>
        <span className="muted">{t(`protection.period.${period}`)}</span>
        <span className="num">
          {limit
            ? t('protection.usedOf', { used: spent, limit: words.value(kind, limit.value) })
            : t('protection.usedFree', { used: spent })}
        </span>
      </div>
      {limit && (
        <>
          <Meter
            value={share(used, limit.value)}
            label={words.name(kind, period)}
            tone={used >= limit.value ? 'coral' : 'jade'}
          />
          <Tag>{t(`protection.source.${limit.source}`)}</Tag>
        </>
      )}
      {others.map(([source, value]) => (
        <small key={source} className="muted">
          {t(`protection.other.${source}`, { limit: words.value(kind, value) })}
        </small>
      ))}
      {raise && (
        <small>
          {t('protection.wish', {
            limit: words.value(kind, raise.value),
            from: figures.when(raise.confirmFrom),
            until: figures.when(raise.confirmUntil),
          })}
        </small>
      )}
    </li>
  );
}

const share = (used: number, limit: number): number => (limit === 0 ? 1 : used / limit);

import type { DownlineKind } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Open.module.css';

interface KindFieldProps {
  kind: DownlineKind;
  onKind: (kind: DownlineKind) => void;
}

const kinds = [
  { kind: 'agent', icon: 'agent' },
  { kind: 'player', icon: 'user' },
] as const;

/** Choice of account kind: agent, who may open downlines, or player. */
export function KindField({ kind: chosen, onKind }: KindFieldProps): ReactElement {
  const t = useText();
  return (
    <fieldset className={styles.kinds}>
      <legend className="field__label">{t('open.kind')}</legend>
      {kinds.map(({ kind, icon }) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="kind" value={kind} checked={kind === chosen} onChange={() => onKind(kind)} />
          <Icon name={icon} />
          {t(`kind.${kind}`)}
          <small>{t(`open.${kind}Note`)}</small>
        </label>
      ))}
    </fieldset>
  );
}

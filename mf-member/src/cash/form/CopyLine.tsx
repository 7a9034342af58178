import { useText } from '@unisite/shared/i18n';
import { IconButton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useCopy } from '../../form/useCopy.ts';
import styles from '../Cash.module.css';

interface CopyLineProps {
  label: string;
  /** Displayed value; `copied` where the copied one differs. */
  value: string;
  copied?: string;
  strong?: boolean;
}

/** A value to enter elsewhere, with a copy button. */
export function CopyLine({ label, value, copied = value, strong }: CopyLineProps): ReactElement {
  const t = useText();
  const copy = useCopy();
  return (
    <div className={styles.copyLine} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <IconButton
          size="sm"
          icon="copy"
          label={t('cash.copy', { what: label })}
          onClick={() => void copy(copied, t('cash.copied', { what: label }))}
        />
      </dd>
    </div>
  );
}

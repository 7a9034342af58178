import { clientSeed } from '@unisite/shared/contract/raffle';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Button, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Raffle.module.css';

export const isOwnSeed = (text: string): boolean => safeParse(clientSeed, text).success;

/** Sixteen digits from the browser's secure generator. */
export const newOwnSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface OwnSeedProps {
  /** Empty: a new one for each spin. */
  value: string;
  onChange: (value: string) => void;
}

/** The member's own contribution to the result (client seed). */
export function OwnSeed({ value, onChange }: OwnSeedProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.own}>
      <TextField
        label={t('raffle.own')}
        name="ownSeed"
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={value}
        hint={t('raffle.ownHint')}
        error={value !== '' && !isOwnSeed(value) ? t('raffle.ownWrong') : undefined}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <Button variant="outline" icon="refresh" onClick={() => onChange(newOwnSeed())}>
        {t('raffle.another')}
      </Button>
    </div>
  );
}

import { useFormat, useText } from '@unisite/shared/i18n';
import { announce, Button } from '@unisite/shared/ui';
import { type ReactElement, useRef } from 'react';
import styles from './Records.module.css';
import { type Download, useDownload } from './useDownload.ts';

interface DownloadButtonProps<Row> {
  /** There is nothing to download. */
  disabled: boolean;
  download: () => Download<Row>;
}

/** Saves the selection as CSV, with progress and a cancel button. */
export function DownloadButton<Row extends { readonly id: string }>(props: DownloadButtonProps<Row>): ReactElement {
  const t = useText();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, start, cancel } = useDownload<Row>();
  const giveUp = () => {
    cancel();
    announce(t('download.given'));
    button.current?.focus();
  };
  return (
    <span className={styles.download}>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        icon="download"
        busy={progress !== null}
        disabled={props.disabled}
        onClick={() => void start(props.download())}
      >
        {progress?.of
          ? t('download.progress', { done: format.number(progress.done), of: format.number(progress.of) })
          : t('download.start')}
      </Button>
      {progress && (
        <Button size="sm" variant="outline" onClick={giveUp}>
          {t('download.cancel')}
        </Button>
      )}
    </span>
  );
}

import { type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { announce, Button, Icon, IconButton } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Download, downloads } from './downloads.ts';
import styles from './Files.module.css';
import { useDownload } from './useDownload.ts';

/** Progress of the download, with a stop button; then its file, or the failure. */
export function DownloadBar(): ReactElement | null {
  const t = useText();
  const download = useDownload();
  const { state } = download;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && (state === 'done' || state === 'stopped' || state === 'failed'))
      announce(t(`file.told.${state}`), state === 'failed' ? 'assertive' : 'polite');
    before.current = state;
  }, [state, t]);
  if (download.state === 'none') return null;
  return (
    <section className={styles.bar} data-state={state} aria-label={t('file.label')}>
      {download.state === 'running' ? (
        <Running download={download} />
      ) : download.state === 'done' ? (
        <Done download={download} />
      ) : (
        <Ended download={download} />
      )}
    </section>
  );
}

type In<State extends Download['state']> = { download: Extract<Download, { state: State }> };

function Running({ download: { rows, of, left } }: In<'running'>): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Icon name="download" />
      <div className={styles.course}>
        <span>
          {of === null
            ? t('file.written', { count: rows, rows: format.number(rows) })
            : t('file.writtenOf', { count: of, rows: format.number(rows), of: format.number(of) })}
        </span>
        <small>{left !== null && leftText(left, t)}</small>
        {of !== null && of > 0 && <progress aria-label={t('file.label')} max={of} value={Math.min(rows, of)} />}
      </div>
      <Button size="sm" variant="quiet" onClick={downloads.stop}>
        {t('file.stop')}
      </Button>
    </>
  );
}

const leftText = (seconds: number, t: TextOf): string =>
  seconds < 90 ? t('file.seconds', { count: seconds }) : t('file.minutes', { count: Math.round(seconds / 60) });

function Done({ download: { received, isCut } }: In<'done'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, file, rows } = received;
  const size =
    file.size < 1_000_000
      ? `${format.number(file.size / 1000, 1)} kB`
      : `${format.number(file.size / 1_000_000, 1)} MB`;
  return (
    <>
      <Icon name="check-circle" />
      <div className={styles.course}>
        <span>
          <b>{name}</b> {t('file.done', { count: rows, rows: format.number(rows), size })}
        </span>
        {isCut && <small>{t('file.cut', { count: rows, rows: format.number(rows) })}</small>}
      </div>
      <Button size="sm" icon="download" onClick={() => saveFile(name, file)}>
        {t('file.save')}
      </Button>
      <IconButton icon="close" label={t('file.close')} onClick={downloads.clear} />
    </>
  );
}

function Ended({ download: { state, rows, why, report } }: In<'stopped' | 'failed'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const what = state === 'failed' && rows === 0 ? 'refused' : state;
  return (
    <>
      <Icon name="alert" />
      <div className={styles.course}>
        <span>{t(`file.${what}`, { count: rows, rows: format.number(rows) })}</span>
        {state === 'failed' && <small>{why || t('file.broken')}</small>}
      </div>
      <Button size="sm" variant="outline" onClick={() => void downloads.start(report)}>
        {t('file.again')}
      </Button>
      <IconButton icon="close" label={t('file.close')} onClick={downloads.clear} />
    </>
  );
}

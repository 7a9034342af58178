import { CallError, call } from '@unisite/shared/api';
import { memberData, memberDataPart } from '@unisite/shared/contract/statement';
import { dayOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { announce, Button, Panel, toastStore } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from '../Statement.module.css';
import { collectData, type DataProgress } from './collectData.ts';

/** Export of all data kept on the member, with progress and a cancel button. */
export function DataPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, start, cancel } = useDataDownload();
  const giveUp = () => {
    cancel();
    announce(t('download.given'));
    button.current?.focus();
  };
  return (
    <Panel title={t('data.title')}>
      <div className={styles.data}>
        <p>{t('data.text')}</p>
        <span className={styles.running}>
          <Button ref={button} icon="download" busy={progress !== null} onClick={() => void start()}>
            {t('data.start')}
          </Button>
          {progress && (
            <Button variant="outline" onClick={giveUp}>
              {t('download.cancel')}
            </Button>
          )}
        </span>
        {progress && (
          <div>
            <progress aria-label={t('data.title')} max={memberDataPart.options.length} value={progress.parts} />
            <p>{t('data.progress', { part: t(`data.part.${progress.part}`), rows: format.number(progress.rows) })}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** One download at a time; aborted on unmount. */
function useDataDownload() {
  const t = useText();
  const [progress, setProgress] = useState<DataProgress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const start = async () => {
    if (underWay.current) return;
    const course = new AbortController();
    underWay.current = course;
    const { signal } = course;
    announce(t('data.begun'));
    try {
      const ask: Parameters<typeof collectData>[0] = (part, after) =>
        call(memberData, { part, ...(after === undefined ? {} : { after }) }, { signal });
      const { data, rows } = await collectData(ask, { signal, onProgress: setProgress });
      saveFile(
        `${t('data.file')}-${dayOf(new Date())}.json`,
        new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }),
      );
      toastStore.show({ title: t('download.done', { count: rows }) });
    } catch (error) {
      if (signal.aborted) return;
      const text = error instanceof CallError ? error.message : undefined;
      toastStore.show({ tone: 'error', title: t('download.failed'), text });
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => underWay.current?.abort() };
}

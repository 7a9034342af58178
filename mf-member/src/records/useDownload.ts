import { CallError } from '@unisite/shared/api';
import { type Cell, csv } from '@unisite/shared/contract/csv';
import { useText } from '@unisite/shared/i18n';
import { announce, toastStore } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { useEffect, useRef, useState } from 'react';
import { collectRows, maxFileRows, type Progress } from './collectRows.ts';

/** A selection to save as a file. */
export interface Download<Row> {
  /** Without extension. */
  name: string;
  fetchPage(page: number, signal: AbortSignal): Promise<{ total: number; rows: readonly Row[] }>;
  head: readonly string[];
  cells(row: Row): readonly Cell[];
}

/** State of the download, one at a time: idle, or running. */
export interface DownloadState<Row> {
  progress: Progress | null;
  start(download: Download<Row>): Promise<void>;
  cancel(): void;
}

/** Collects a selection page by page and saves it as CSV. Aborted on unmount. */
export function useDownload<Row extends { readonly id: string }>(): DownloadState<Row> {
  const t = useText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async ({ name, fetchPage, head, cells }: Download<Row>) => {
    if (underWay.current) return;
    const course = new AbortController();
    underWay.current = course;
    setProgress({ done: 0, of: 0 });
    announce(t('download.begun'));
    try {
      const { signal } = course;
      const { rows, cut } = await collectRows((page) => fetchPage(page, signal), { signal, onProgress: setProgress });
      saveFile(`${name}.csv`, new Blob([csv([head, ...rows.map(cells)])], { type: 'text/csv;charset=utf-8' }));
      toastStore.show({
        title: t('download.done', { count: rows.length }),
        ...(cut ? { text: t('download.cut', { most: maxFileRows }) } : {}),
      });
    } catch (error) {
      if (course.signal.aborted) return;
      const text = error instanceof CallError ? error.message : undefined;
      toastStore.show({ tone: 'error', title: t('download.failed'), text });
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => underWay.current?.abort() };
}

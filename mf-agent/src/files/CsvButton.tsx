import type { Operation, RequestOf } from '@unisite/shared/contract/operation';
import { useText } from '@unisite/shared/i18n';
import { announce, Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { downloads } from './downloads.ts';
import { receiveFile } from './receiveFile.ts';
import { useDownload } from './useDownload.ts';

interface CsvButtonProps<O extends Operation> {
  file: O;
  request: RequestOf<O>;
  /** Number of rows; undefined: not known yet. */
  rows: number | undefined;
  /** The platform's row limit of a file. */
  most?: number;
}

/** Starts a CSV export of the selection; `DownloadBar` shows the progress. */
export function CsvButton<O extends Operation>({ file, request, rows, most }: CsvButtonProps<O>): ReactElement {
  const t = useText();
  const { state } = useDownload();
  const begin = () => {
    announce(t('file.begun'));
    void downloads.start({
      of: rows === undefined ? null : Math.min(rows, most ?? rows),
      receive: (course) => receiveFile(file, request, course),
      ...(most === undefined ? {} : { most }),
    });
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="download"
      busy={state === 'running'}
      disabled={rows === 0 || state === 'running'}
      onClick={begin}
    >
      {t('file.start')}
    </Button>
  );
}

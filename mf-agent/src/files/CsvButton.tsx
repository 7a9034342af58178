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
  /** How many rows there are; undefined: not known yet. */
  rows: number | undefined;
  /** The platform ends a file after so many. */
  most?: number;
}

/** Begins to take the selection as CSV; how far it is stands in the `DownloadBar`. */
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

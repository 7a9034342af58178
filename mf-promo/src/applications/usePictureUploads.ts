import { CallError, call, isLost } from '@unisite/shared/api';
import { MAX_APPLICATION_BYTES } from '@unisite/shared/contract/applicationLimits';
import { addApplicationPicture } from '@unisite/shared/contract/applications';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { addressOf, base64Of, type PictureFault, pictureFault, pictureToSend } from '@unisite/shared/pictures';
import { useEffect, useRef, useState } from 'react';
import { cacheApplication } from './applicationQuery.ts';

/** A chosen file until it is uploaded. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The picture as a `data:` URL; null: it was refused before it was read. */
  readonly address: string | null;
  readonly state:
    | { readonly is: 'waiting' }
    | { readonly is: 'sending'; readonly share: number }
    /** No response: it can be sent again. */
    | { readonly is: 'lost' }
    | { readonly is: 'refused'; readonly fault: PictureFault }
    /** Refused by the platform, with its message. */
    | { readonly is: 'failed'; readonly sentence: string };
}

export interface PictureUploads {
  readonly uploads: readonly Upload[];
  /** Number of pictures that are uploading or can be retried. */
  readonly places: number;
  readonly take: (files: readonly File[]) => void;
  readonly again: (key: string) => void;
  readonly dismiss: (key: string) => void;
}

const takesPlace = ({ state }: Upload): boolean =>
  state.is === 'waiting' || state.is === 'sending' || state.is === 'lost';

/** Uploads pictures of an application one after the other; each uploaded one is in the cached application. */
export function usePictureUploads(id: string): PictureUploads {
  const language = useLanguage();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const under = useRef<{ key: string; controller: AbortController } | null>(null);
  const gone = useRef(new Set<string>());
  useEffect(() => () => under.current?.controller.abort(), []);

  const change = (key: string, state: Upload['state']) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, state } : one)));
  const drop = (key: string) => setUploads((now) => now.filter((one) => one.key !== key));

  const send = async (key: string, address: string) => {
    if (gone.current.has(key)) return;
    const controller = new AbortController();
    under.current = { key, controller };
    change(key, { is: 'sending', share: 0 });
    try {
      const value = await call(
        addApplicationPicture,
        { id, image: base64Of(address) },
        {
          signal: controller.signal,
          idempotencyKey: key,
          onProgress: (share) => {
            if (!controller.signal.aborted) change(key, { is: 'sending', share });
          },
        },
      );
      cacheApplication(id, value);
      drop(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      change(key, isLost(error) ? { is: 'lost' } : { is: 'failed', sentence: refusalSentence(error, language) });
    }
  };
  const queue = (key: string, address: string) => {
    change(key, { is: 'waiting' });
    line.current = line.current.then(() => send(key, address));
  };

  const read = async (file: File, key: string) => {
    const address = await addressOf(await pictureToSend(file));
    if (gone.current.has(key)) return;
    if (!address) return change(key, { is: 'refused', fault: 'unread' });
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, address } : one)));
    queue(key, address);
  };

  return {
    uploads,
    places: uploads.filter(takesPlace).length,
    take(files) {
      for (const file of files) {
        const key = crypto.randomUUID();
        const fault = pictureFault(file, MAX_APPLICATION_BYTES);
        const state: Upload['state'] = fault ? { is: 'refused', fault } : { is: 'waiting' };
        setUploads((now) => [...now, { key, name: file.name, size: file.size, address: null, state }]);
        if (!fault) void read(file, key);
      }
    },
    again(key) {
      const upload = uploads.find((one) => one.key === key);
      if (upload?.address) queue(key, upload.address);
    },
    dismiss(key) {
      gone.current.add(key);
      if (under.current?.key === key) under.current.controller.abort();
      drop(key);
    },
  };
}

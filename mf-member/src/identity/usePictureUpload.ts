import { CallError, call, isLost } from '@unisite/shared/api';
import {
  addIdentityPicture,
  type IdentityPictureKind,
  MAX_IDENTITY_BYTES,
} from '@unisite/shared/contract/identityChecks';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { addressOf, base64Of, type PictureFault, pictureFault, pictureToSend } from '@unisite/shared/pictures';
import { useEffect, useRef, useState } from 'react';
import { cacheIdentity } from './identityQuery.ts';

type Sending =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  /** No response: it can be sent again. */
  | { readonly state: 'lost'; readonly name: string; readonly again: () => void }
  | { readonly state: 'refused'; readonly fault: PictureFault }
  | { readonly state: 'failed'; readonly error: CallError };

interface PictureUpload {
  readonly sending: Sending;
  /** Message for a refused picture. */
  readonly sentence: string | null;
  readonly take: (file: File | undefined) => void;
  readonly stop: () => void;
}

/**
 * Uploads a picture of a kind: validated first, with progress, aborted on request and on unmount.
 * @param onSent receives the sent picture, for a preview
 */
export function usePictureUpload(kind: IdentityPictureKind, onSent: (address: string) => void): PictureUpload {
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const send = async (name: string, address: string, idempotencyKey: string) => {
    const controller = new AbortController();
    under.current = controller;
    setSending({ state: 'sending', name, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (under.current === controller) setSending({ state: 'sending', name, share });
      };
      const { signal } = controller;
      const request = { kind, image: base64Of(address) };
      const value = await call(addIdentityPicture, request, { signal, onProgress, idempotencyKey });
      setSending({ state: 'none' });
      onSent(address);
      cacheIdentity(value);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const again = () => void send(name, address, idempotencyKey);
      setSending(isLost(error) ? { state: 'lost', name, again } : { state: 'failed', error });
    }
  };

  return {
    sending,
    sentence: sending.state === 'failed' ? refusalSentence(sending.error, language) : null,
    take(file) {
      if (!file) return;
      under.current?.abort();
      const fault = pictureFault(file, MAX_IDENTITY_BYTES);
      if (fault) return setSending({ state: 'refused', fault });
      const read = async () => {
        const address = await addressOf(await pictureToSend(file));
        if (address) return send(file.name, address, crypto.randomUUID());
        setSending({ state: 'refused', fault: 'unread' });
      };
      void read();
    },
    stop() {
      under.current?.abort();
      setSending({ state: 'none' });
    },
  };
}

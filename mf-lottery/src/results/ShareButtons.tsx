import type { DrawResult } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { resultText } from './resultText.ts';
import styles from './StationResults.module.css';

/**
 * Copies a draw as text, or shares it with its address through the system's share sheet (if there is none, copies the
 * address).
 */
export function ShareButtons({ draw }: { draw: DrawResult }): ReactElement {
  const t = useText();
  const format = useFormat();
  const heading = `${draw.remark}, ${format.weekday(draw.drawnAt)} ${format.date(draw.drawnAt)} ${format.time(draw.drawnAt)}`;
  const text = () => resultText(draw, heading, (rank) => t(`rank.${rank}`));

  const copy = async (words: string, done: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toastStore.show({ title: t(done), icon: 'check' });
    } catch {
      toastStore.show({ tone: 'error', title: t('share.refused') });
    }
  };
  const share = async () => {
    const url = new URL(`${lotteryAddress(draw)}&draw=${encodeURIComponent(draw.numero)}`, location.origin).href;
    if (!('share' in navigator)) return copy(url, 'share.addressCopied');
    try {
      await navigator.share({ title: heading, text: text(), url });
    } catch (error) {
      // the visitor closed the share sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, 'share.addressCopied');
    }
  };

  return (
    <div className={styles.tools}>
      <Button variant="outline" size="sm" icon="copy" onClick={() => void copy(text(), 'share.copied')}>
        {t('share.copy')}
      </Button>
      <Button variant="outline" size="sm" icon="share" onClick={() => void share()}>
        {t('share.share')}
      </Button>
    </div>
  );
}

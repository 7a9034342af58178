import { useText } from '@unisite/shared/i18n';
import { classNames, LiveRegion, Notice, useUid } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Brand } from '../shell/Brand.tsx';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';
import type { EndReason } from './session.ts';

/** Covers the console with the sign-in; the page below stays as it was. */
export function SignInAgain({ account, why }: { account: string; why: EndReason }): ReactElement {
  const t = useText();
  const titleId = useUid();
  const cover = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = cover.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    // Escape would uncover what the ended session must not show.
    <dialog
      ref={cover}
      className={classNames(styles.cover, styles.page)}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className={styles.card}>
        <Brand />
        <h1 id={titleId}>{t('signIn.again')}</h1>
        <Notice tone="warn">{t(`signIn.why.${why}`)}</Notice>
        <SignInForm account={account} />
      </div>
      <LiveRegion />
    </dialog>
  );
}

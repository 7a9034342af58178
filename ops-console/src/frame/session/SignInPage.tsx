import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useTitle } from '../navigation/useTitle.ts';
import { Brand } from '../shell/Brand.tsx';
import { LanguagePicker } from '../shell/LanguagePicker.tsx';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';

/** The sign-in page. */
export function SignInPage(): ReactElement {
  const t = useText();
  useTitle(t('signIn.title'));
  return (
    <div className={styles.page}>
      <header className={styles.corner}>
        <LanguagePicker />
      </header>
      <main className={styles.card}>
        <Brand />
        <div>
          <h1>{t('signIn.title')}</h1>
          <p className="muted">{t('signIn.intro')}</p>
        </div>
        <SignInForm account="" />
      </main>
    </div>
  );
}

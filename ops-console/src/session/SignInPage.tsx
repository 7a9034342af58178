import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { Brand } from '../frame/Brand.tsx';
import { LanguagePicker } from '../frame/LanguagePicker.tsx';
import { useTitle } from '../frame/useTitle.ts';
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

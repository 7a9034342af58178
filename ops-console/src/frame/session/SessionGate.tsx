import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useErrorText } from '../words/useErrorText.ts';
import { EndingSoon } from './EndingSoon.tsx';
import styles from './SignIn.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { SignInPage } from './SignInPage.tsx';
import { askSession, touchSession } from './session.ts';
import { useSession } from './useSession.ts';

/** Events that count as activity; moving the pointer does not. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Requires a sign-in. When the session ends, the page stays below the sign-in, so that no input is lost; another
 * account gets a new console.
 */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const session = useSession();

  useEffect(() => {
    void askSession();
    // A tab in the background may have slept, so its session may be outdated.
    const back = () => void askSession();
    window.addEventListener('focus', back);
    for (const input of inputs) document.addEventListener(input, touchSession, { passive: true });
    return () => {
      window.removeEventListener('focus', back);
      for (const input of inputs) document.removeEventListener(input, touchSession);
    };
  }, []);

  switch (session.status) {
    case 'unknown':
      return <main className={styles.page} aria-busy aria-label={t('signIn.title')} />;
    case 'unreachable':
      return (
        <main className={styles.page}>
          <ErrorState
            title={t('signIn.unreachable')}
            text={errorText(session.error)}
            code={session.error.code}
            onRetry={() => void askSession()}
          />
        </main>
      );
    case 'out':
      return <SignInPage />;
    case 'in':
    case 'ended':
      return (
        <div key={session.operator.account}>
          {children}
          {session.status === 'in' && <EndingSoon operator={session.operator} />}
          {session.status === 'ended' && <SignInAgain account={session.operator.account} why={session.why} />}
        </div>
      );
  }
}

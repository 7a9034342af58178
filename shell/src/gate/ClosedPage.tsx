import type { ReactElement, ReactNode } from 'react';
import { Brand } from '../chrome/Brand.tsx';
import { LanguagePicker } from '../chrome/LanguagePicker.tsx';

/** Frame of a page shown instead of the site: brand and language only. */
export function ClosedPage({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      <header className="header">
        <div className="wrap header__top">
          <Brand />
          <span className="header__spacer" />
          <LanguagePicker always />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Skeleton } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { Page } from '../navigation/place.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

/** A lazily loaded page, with its failure notice. */
export function PagePart({ page, children }: { page: Page; children: ReactNode }): ReactElement {
  return (
    <PartBoundary
      fallback={
        <>
          <PageHead page={page} />
          <PartFailed />
        </>
      }
    >
      <Suspense
        fallback={
          <>
            <PageHead page={page} />
            <div className="stack" aria-busy>
              <Skeleton kind="block" height={44} />
              <Skeleton kind="block" height={320} />
            </div>
          </>
        }
      >
        {children}
      </Suspense>
    </PartBoundary>
  );
}

function PageHead({ page }: { page: Page }): ReactElement {
  const t = useText();
  return <h1>{t(`nav.${page}`)}</h1>;
}

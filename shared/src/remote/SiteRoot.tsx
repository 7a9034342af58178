import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '../api/queries.ts';
import { TextNamespace, useLanguage } from '../i18n/useText.ts';
import { AnyLink } from '../navigation/AnyLink.tsx';
import { SiteRouter } from '../navigation/SiteRouter.tsx';
import { KitProvider } from '../ui/KitProvider.tsx';
import { kitTexts } from '../ui/kitTexts.ts';

export interface SiteRootProps {
  /** The namespace of the texts that components below read. */
  namespace: string;
  /** For a page of a remote: its route. See {@link SiteRouter}. */
  path?: string | undefined;
  children: ReactNode;
}

/**
 * What every React root of the site needs and a context cannot carry from one root to another: answers, texts, router,
 * kit.
 */
export function SiteRoot({ namespace, path, children }: SiteRootProps): ReactElement {
  const language = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <TextNamespace value={namespace}>
        <SiteRouter path={path}>
          <KitProvider texts={kitTexts[language]} link={AnyLink}>
            {children}
          </KitProvider>
        </SiteRouter>
      </TextNamespace>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '../api/queries.ts';
import { TextNamespace } from '../i18n/useText.ts';
import { SiteRouter } from '../navigation/SiteRouter.tsx';

export interface SiteRootProps {
  /** The namespace of the texts that components below read. */
  namespace: string;
  /** For a page of a remote: its route. See {@link SiteRouter}. */
  path?: string | undefined;
  children: ReactNode;
}

/** What every React root of the site needs and a context cannot carry from one root to another: cached answers, texts, the router. */
export function SiteRoot({ namespace, path, children }: SiteRootProps): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <TextNamespace value={namespace}>
        <SiteRouter path={path}>{children}</SiteRouter>
      </TextNamespace>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '../api/queries.ts';
import { TextNamespace, useLanguage } from '../i18n/useText.ts';
import { AnyLink } from '../navigation/AnyLink.tsx';
import { interceptBack } from '../navigation/history.ts';
import { SiteRouter } from '../navigation/SiteRouter.tsx';
import { KitProvider } from '../ui/KitProvider.tsx';
import { kitTexts } from '../ui/kitTexts.ts';
import { RenderTimeProvider } from '../ui/renderTime.ts';

export interface SiteRootProps {
  /** Namespace of the texts below. */
  namespace: string;
  /** For a page of a remote: its route. See {@link SiteRouter}. */
  path?: string | undefined;
  /** When the server rendered this root, milliseconds since the epoch; null: it did not. */
  renderedAt?: number | null | undefined;
  children: ReactNode;
}

/**
 * Provides what every React root needs and contexts cannot carry between roots: query cache, texts, router, kit, and
 * the time of its rendering.
 */
export function SiteRoot({ namespace, path, renderedAt = null, children }: SiteRootProps): ReactElement {
  const language = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <TextNamespace value={namespace}>
        <SiteRouter path={path}>
          <KitProvider texts={kitTexts[language]} link={AnyLink} interceptBack={interceptBack}>
            <RenderTimeProvider value={renderedAt}>{children}</RenderTimeProvider>
          </KitProvider>
        </SiteRouter>
      </TextNamespace>
    </QueryClientProvider>
  );
}

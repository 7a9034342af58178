import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { IconName } from '@unisite/shared/ui';
import { type ComponentType, createContext, lazy, use } from 'react';
import type { Page, PlaceOf } from './place.ts';

/** Subjects of pages, in the order of the sheet. */
export const pageGroups = ['house', 'money', 'people', 'site'] as const;

interface PageDeclaration<P extends Page> {
  readonly icon: IconName;
  /** The key after `g`. */
  readonly key: string;
  /** Required role; null: any operator. */
  readonly role: OperatorRole | null;
  readonly group: (typeof pageGroups)[number];
  /** Loads its chunk: most operators use two or three pages. */
  readonly load: () => Promise<ComponentType<PlaceOf<P>>>;
}

export interface PageEntry<P extends Page> extends Omit<PageDeclaration<P>, 'load'> {
  readonly Content: ComponentType<PlaceOf<P>>;
  /** Loads the page ahead. Failures are reported when it is shown. */
  readonly preload: () => void;
}

/** Declares a page: how it is reached, who may see it, and what loads it. */
export const page = <P extends Page>({ load, ...entry }: PageDeclaration<P>): PageEntry<P> => ({
  ...entry,
  Content: lazy(async () => ({ default: await load() })),
  preload: () => void load().catch(() => {}),
});

/** Every page, as its desk declares it. */
export type PageEntries = { readonly [P in Page]: PageEntry<P> };

/** The desks' pages. The frame knows no desk: they are given to it. */
export const PageEntriesContext = createContext<PageEntries | null>(null);

export function usePageEntries(): PageEntries {
  const entries = use(PageEntriesContext);
  if (!entries) throw new Error('no pages were given');
  return entries;
}

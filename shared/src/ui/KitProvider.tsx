import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { type KitTexts, kitTexts } from './kitTexts.ts';

/** What draws a link: `a`, or the navigation's link, so that the kit's links do not reload the page. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>;

type Kit = { texts: KitTexts; Link: LinkComponent };

const KitContext = createContext<Kit>({ texts: kitTexts.vi, Link: 'a' });

export type KitProviderProps = { texts: KitTexts; link?: LinkComponent | undefined; children: ReactNode };

/** Gives the kit its language and its links; one in every React root. Without it the kit speaks Vietnamese. */
export function KitProvider({ texts, link = 'a', children }: KitProviderProps) {
  const kit = useMemo(() => ({ texts, Link: link }), [texts, link]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The kit's words in the language of this root. */
export function useKitTexts(): KitTexts {
  return useContext(KitContext).texts;
}

/** A link as the provider draws it. */
export function KitLink(props: ComponentProps<'a'> & { href: string }) {
  const { Link } = useContext(KitContext);
  return <Link {...props} />;
}

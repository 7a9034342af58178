import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react';
import { type KitTexts, kitTexts } from './kitTexts.ts';

/** Component for links: `a`, or the navigation's link, so that the kit's links do not reload the page. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>;

/** Registers a callback for the browser's Back, which closes an overlay; the returned function removes it. */
export type InterceptBack = (onBack: () => void) => () => void;

type Kit = { texts: KitTexts; Link: LinkComponent; interceptBack: InterceptBack | null };

const KitContext = createContext<Kit>({ texts: kitTexts.vi, Link: 'a', interceptBack: null });

export type KitProviderProps = {
  texts: KitTexts;
  link?: LinkComponent | undefined;
  /** Without it, Back leaves the page despite open overlays. */
  interceptBack?: InterceptBack | undefined;
  children: ReactNode;
};

/**
 * Provides language, links and the browser's Back to the kit, once per React root. The default language is Vietnamese.
 */
export function KitProvider({ texts, link = 'a', interceptBack, children }: KitProviderProps) {
  const kit = useMemo(
    () => ({ texts, Link: link, interceptBack: interceptBack ?? null }),
    [texts, link, interceptBack],
  );
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The kit's texts in this root's language. */
export function useKitTexts(): KitTexts {
  return useContext(KitContext).texts;
}

/** Lets the browser's Back close an overlay. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const { interceptBack } = useContext(KitContext);
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (isOpen ? interceptBack?.(() => close()) : undefined), [isOpen, interceptBack]);
}

/** A link, rendered by the provider's component. */
export function KitLink(props: ComponentProps<'a'> & { href: string }) {
  const { Link } = useContext(KitContext);
  return <Link {...props} />;
}

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

/** What draws a link: `a`, or the navigation's link, so that the kit's links do not reload the page. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>;

/** Calls back when the browser's Back is to close what lies over the page, until the returned function is called. */
export type HoldBack = (onBack: () => void) => () => void;

type Kit = { texts: KitTexts; Link: LinkComponent; holdBack: HoldBack | null };

const KitContext = createContext<Kit>({ texts: kitTexts.vi, Link: 'a', holdBack: null });

export type KitProviderProps = {
  texts: KitTexts;
  link?: LinkComponent | undefined;
  /** Without it Back leaves the page, whatever lies over it. */
  holdBack?: HoldBack | undefined;
  children: ReactNode;
};

/** Gives the kit its language, its links and the browser's Back; one in every React root. Without it the kit speaks Vietnamese. */
export function KitProvider({ texts, link = 'a', holdBack, children }: KitProviderProps) {
  const kit = useMemo(() => ({ texts, Link: link, holdBack: holdBack ?? null }), [texts, link, holdBack]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The kit's words in the language of this root. */
export function useKitTexts(): KitTexts {
  return useContext(KitContext).texts;
}

/** Lets the browser's Back close what is open over the page. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const { holdBack } = useContext(KitContext);
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (isOpen ? holdBack?.(() => close()) : undefined), [isOpen, holdBack]);
}

/** A link as the provider draws it. */
export function KitLink(props: ComponentProps<'a'> & { href: string }) {
  const { Link } = useContext(KitContext);
  return <Link {...props} />;
}

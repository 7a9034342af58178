import type { ReactNode } from 'react';
import { useKitTexts } from './KitProvider.tsx';

export type FlagProps = { kind: 'hot' | 'new' | 'gold'; children?: ReactNode };

/** HOT, NEW, or a custom text on gold. */
export function Flag({ kind, children }: FlagProps) {
  const texts = useKitTexts();
  return <span className={`flag flag--${kind}`}>{children ?? (kind === 'new' ? texts.isNew : texts.hot)}</span>;
}

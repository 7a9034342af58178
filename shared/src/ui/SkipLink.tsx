import type { ReactNode } from 'react';
import { useKitTexts } from './KitProvider.tsx';

/** First thing on the page: appears on focus and jumps over the header. `target` is the id of the main content. */
export function SkipLink({ target, children }: { target: string; children?: ReactNode }) {
  const texts = useKitTexts();
  return (
    <a className="skip" href={`#${target}`}>
      {children ?? texts.skipToContent}
    </a>
  );
}

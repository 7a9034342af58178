import type { ReactNode } from 'react';
import { useKitTexts } from './KitProvider.tsx';

/** First element of the page: appears on focus and jumps to the main content, `target` being its id. */
export function SkipLink({ target, children }: { target: string; children?: ReactNode }) {
  const texts = useKitTexts();
  return (
    <a className="skip" href={`#${target}`}>
      {children ?? texts.skipToContent}
    </a>
  );
}

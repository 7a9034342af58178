import type { ReactElement } from 'react';
import { Footer } from './Footer.tsx';
import { LeftBar } from './LeftBar.tsx';
import { RightBar } from './RightBar.tsx';

/**
 * What stands about a page and nobody looks at first: it comes in a file of its own. Whoever takes a break is not called
 * back by it.
 */
export default function Surroundings({ quiet }: { quiet: boolean }): ReactElement | null {
  return quiet ? (
    <RightBar />
  ) : (
    <>
      <Footer />
      <LeftBar />
      <RightBar />
    </>
  );
}

import type { ReactElement } from 'react';
import { Footer } from './Footer.tsx';
import { LeftBar } from './LeftBar.tsx';
import { RightBar } from './RightBar.tsx';

/**
 * Side bars and other chrome outside the first view, loaded as a file of its own. On a break it has nothing that
 * invites back to play.
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

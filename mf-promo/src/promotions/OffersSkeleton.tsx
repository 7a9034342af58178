import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Placeholder of the promotion list. */
export function OffersSkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Placeholder shape="hero" />
      <Placeholder shape="cards" />
    </div>
  );
}

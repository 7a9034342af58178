import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The list of promotions while it is on its way. */
export function OffersSkeleton(): ReactElement {
  return (
    <div className="stack" aria-busy>
      <Placeholder shape="hero" />
      <Placeholder shape="cards" />
    </div>
  );
}

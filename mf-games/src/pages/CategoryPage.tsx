import { prefetch, prefetchPages } from '@unisite/shared/api';
import { type Category, gameList, gameMenu } from '@unisite/shared/contract/games';
import { currentLocation, useLocation } from '@unisite/shared/navigation';
import { lazy, type ReactElement, Suspense, useDeferredValue, useState } from 'react';
import { Fixtures } from '../fixtures/Fixtures.tsx';
import { categoryAt } from '../games/categories.ts';
import { useRequestedModal } from '../games/useRequestedModal.ts';
import { listRequest, readFilters, readPages } from '../lobby/filters.ts';
import { firstPage } from '../lobby/firstPage.ts';
import { LobbyFilters } from '../lobby/LobbyFilters.tsx';
import { LobbyGames } from '../lobby/LobbyGames.tsx';
import { LobbyHead } from '../lobby/LobbyHead.tsx';
import { NoShelf } from '../lobby/NoGames.tsx';
import { useFilters } from '../lobby/useFilters.ts';
import { useListedVendor } from '../lobby/useListedVendor.ts';
import { type Shelf, useShelf } from '../lobby/useShelf.ts';
import { VendorStrip } from '../lobby/VendorStrip.tsx';

const VendorGames = lazy(() => import('../lobby/VendorGames.tsx'));

const { pathname, search } = currentLocation().location;
const first = categoryAt(pathname);
prefetch(gameMenu, {});
if (first) {
  const request = listRequest(first, readFilters(search));
  prefetchPages(gameList, request, firstPage(request, readPages(search)));
}

/** The games of one category: /live, /sports, /fish, /rng, /pvp, /esports and /seamless (specification section 2). */
export default function CategoryPage(): ReactElement | null {
  useRequestedModal();
  const category = categoryAt(useLocation().pathname);
  return category && <Lobby key={category} category={category} />;
}

function Lobby({ category }: { category: Category }): ReactElement {
  const shelf = useShelf(category);
  const { filters, change, addressOf } = useFilters();
  const { pathname, search } = useLocation();
  // the press shows before the games re-render
  const late = useDeferredValue(search);
  const [found, setFound] = useState<number | null>(null);
  const listed = useListedVendor();
  const vendor = useDeferredValue(listed.vendor);
  return (
    <div className="wrap page page--tight">
      <LobbyHead category={category} shelf={shelf} />
      {shelf.state === 'absent' ? (
        <NoShelf category={category} />
      ) : (
        <>
          {(category === 'SPORTS' || category === 'ESPORTS') && <Fixtures category={category} />}
          <div className="stack">
            <VendorStrip shelf={shelf} vendor={filters.vendor} addressOf={addressOf} />
            <LobbyFilters
              category={category}
              shelf={shelf}
              filters={filters}
              found={late === search ? found : null}
              onChange={change}
            />
          </div>
          <LobbyGames category={category} path={pathname} search={late} onFound={setFound} />
          {vendor && (
            <Suspense>
              <VendorGames category={category} vendor={vendor} name={nameOf(shelf, vendor)} onClose={listed.close} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

const nameOf = (shelf: Shelf, vendor: string): string =>
  (shelf.state === 'here' && shelf.cards.find(({ vassalage }) => vassalage === vendor)?.displayName) || '';

import { bus } from '@unisite/shared/events';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { requireLogin } from '@unisite/shared/session';
import { useEffect } from 'react';

/** Opens the sheet (`?sheet=`) or the rooms (`?rooms=`) of the game in the address, and removes the parameter. */
export function useRequestedModal(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = new URLSearchParams(search);
    const sheet = address.get('sheet');
    const rooms = address.get('rooms');
    const gameId = sheet ?? rooms;
    if (!gameId) return;
    const asked = pathname + search;
    address.delete('sheet');
    address.delete('rooms');
    const rest = address.toString();
    navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true });
    if (sheet) bus.emit('modal.open', { modal: 'gameSheetModal', gameId });
    else if (requireLogin(asked)) bus.emit('modal.open', { modal: 'gameRoomsModal', gameId });
  }, [pathname, search]);
}

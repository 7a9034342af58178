import { useLocation } from '@unisite/shared/navigation';
import { useState } from 'react';

/**
 * Whether something is open. What is open belongs to the place where it was opened: going elsewhere closes it, and it stays
 * closed when the place comes back.
 */
export function useOpenInPlace(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== place) setOpenAt(null);
  return [openAt === place, (open) => setOpenAt(open ? place : null)];
}

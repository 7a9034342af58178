import { useLocation } from '@unisite/shared/navigation';
import { useState } from 'react';

/** Open state that belongs to the place where it was opened: navigating closes it, and returning does not reopen it. */
export function useOpenInPlace(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== place) setOpenAt(null);
  return [openAt === place, (open) => setOpenAt(open ? place : null)];
}

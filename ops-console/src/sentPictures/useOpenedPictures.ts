import { useState } from 'react';
import type { OpenedPicture } from './PictureCanvas.tsx';

interface OpenedPictures<Picture> {
  /** By their ids, in this page's memory alone, until the operator leaves it. */
  readonly opened: ReadonlyMap<string, OpenedPicture>;
  readonly hidden: readonly Picture[];
  /** Asks for all that are hidden, one after the other; fails with the first that fails, and keeps what came before. */
  openAll(look: (id: string) => Promise<OpenedPicture>): Promise<void>;
}

export function useOpenedPictures<Picture extends { readonly id: string }>(
  pictures: readonly Picture[],
): OpenedPictures<Picture> {
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedPicture>>(new Map());
  const hidden = pictures.filter(({ id }) => !opened.has(id));
  const openAll = async (look: (id: string) => Promise<OpenedPicture>) => {
    for (const { id } of hidden) {
      const shown = await look(id);
      setOpened((before) => new Map(before).set(id, shown));
    }
  };
  return { opened, hidden, openAll };
}

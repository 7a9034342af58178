import { useState } from 'react';
import type { OpenedPicture } from './PictureCanvas.tsx';

interface OpenedPictures<Picture> {
  /** By id, in this page's memory only, until the operator leaves it. */
  readonly opened: ReadonlyMap<string, OpenedPicture>;
  readonly hidden: readonly Picture[];
  /** Opens all covered pictures one after the other; rejects at the first failure, keeping those loaded before. */
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

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * The nearest button in an arrow key's direction on screen, so that it is right for any layout; null where there is
 * none, undefined where the key is no arrow.
 */
export function pointedTo(
  key: string,
  all: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
): HTMLButtonElement | null | undefined {
  const arrow = arrows[key];
  if (arrow === undefined) return undefined;
  const [dx, dy] = arrow;
  const [x, y] = middleOf(from);
  let best: HTMLButtonElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const [ex, ey] = middleOf(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const off = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 3 * off;
    if (each !== from && along > 2 && cost < least) [best, least] = [each, cost];
  }
  return best;
}

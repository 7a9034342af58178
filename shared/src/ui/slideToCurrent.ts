/** Scrolls the current or pressed entry of a row to the middle, unless it is fully visible. */
export function slideToCurrent(row: HTMLElement | null): void {
  const entry = row?.querySelector('[aria-current], [aria-pressed="true"]')?.getBoundingClientRect();
  if (!row || !entry) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (entry.left >= left && entry.right <= right) return;
  row.scrollLeft += entry.left + entry.width / 2 - (left + width / 2);
}

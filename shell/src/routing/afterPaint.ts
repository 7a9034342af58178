/**
 * Runs work once the browser has shown what was pressed. What can wait for that should: it keeps the page from answering.
 * A hidden page paints nothing, and does not wait.
 */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => {};
  }
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
  };
}

/**
 * Runs work after the next paint, so that it does not delay the response to a press. A hidden page never paints, so
 * there it runs at once.
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

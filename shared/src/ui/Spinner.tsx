/** A spinner in the text's colour; decorative unless it has a label. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span className="spinner" role="status" aria-label={label} />
  ) : (
    <span className="spinner" aria-hidden />
  );
}

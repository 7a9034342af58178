/** The turning wheel, in the colour of the text; decoration unless it has a label. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span className="spinner" role="status" aria-label={label} />
  ) : (
    <span className="spinner" aria-hidden />
  );
}

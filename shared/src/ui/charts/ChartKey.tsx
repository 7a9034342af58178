export type ChartKeyProps = {
  /** The series in order; `mark` is the colour's class in the stylesheet. */
  series: readonly { name: string; mark: 'won' | 'lost' | 'line' | 'sky' }[];
};

/** Legend of a chart. */
export function ChartKey({ series }: ChartKeyProps) {
  return (
    <p className="key">
      {series.map(({ name, mark }) => (
        <span key={name}>
          <i className={mark === 'won' ? undefined : `is-${mark}`} />
          {name}
        </span>
      ))}
    </p>
  );
}

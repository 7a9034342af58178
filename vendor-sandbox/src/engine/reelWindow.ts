/** Reels from left to right, or their visible part: each a column of pictures from top to bottom. */
export type Columns<Picture> = readonly (readonly Picture[])[];

/** A position in the window. */
export type Cell = { readonly reel: number; readonly row: number };

/** Parses reels written as strips of letters, each a closed ring; `letters`: the picture of each letter. */
export const reelsOf = <Picture extends string>(
  letters: Readonly<Record<string, Picture>>,
  strips: readonly string[],
): Columns<Picture> =>
  strips.map((strip) =>
    [...strip].map((letter) => {
      const picture = letters[letter];
      if (picture === undefined) throw new Error(`no picture for ${letter}`);
      return picture;
    }),
  );

/** The visible rows when the reels rest on the stops. A stop is the position shown in the top row. */
export const shownAt = <Picture>(reels: Columns<Picture>, stops: readonly number[], rows: number): Columns<Picture> =>
  reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => {
      const picture = strip[((stops[reel] ?? 0) + row) % strip.length];
      if (picture === undefined) throw new RangeError('a reel has no pictures');
      return picture;
    }),
  );

/** A dependency of one domain on another. */
export type Pair = readonly [from: string, to: string];

/** Groups of domains with cyclic dependencies, each sorted. */
export function cyclesOf(pairs: Iterable<Pair>): string[][] {
  const all = [...pairs];
  const reaches = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [from];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      for (const [start, to] of all) {
        if (start !== one || seen.has(to)) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
    return seen;
  };
  const reached = new Map([...new Set(all.flat())].sort().map((domain) => [domain, reaches(domain)]));
  const inRing = [...reached.keys()].filter((domain) => reached.get(domain)?.has(domain));
  const rings = inRing.map((one) =>
    inRing.filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one)),
  );
  return rings.filter(([first], place) => first === inRing[place]);
}

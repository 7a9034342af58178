/** Caches computed values by key, at most `most`, least recently used first out. */
export function kept<Value>(most: number): (key: string, workOut: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, workOut) => {
    const known = values.get(key);
    const value = known ?? workOut();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

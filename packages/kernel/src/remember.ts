/** Makes what belongs to a value once, and keeps it as long as the value is there. Nearly always the one asked for last is asked for again. */
export function remember<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  let lastKey: K | undefined;
  let last: V | undefined;
  return (key) => {
    if (key !== lastKey) {
      last = known.get(key) ?? make(key);
      known.set(key, last);
      lastKey = key;
    }
    return last as V;
  };
}

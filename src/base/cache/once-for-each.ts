/**
 * A function that computes the value of each object once, and keeps it for as long as the object is in use. `more` is
 * what the value takes besides, the same each time for the same object.
 */
export function onceForEach<Key extends object, Value, More extends readonly unknown[]>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>()
  return (key, ...more) => {
    const known = values.get(key)
    if (known !== undefined) return known.value
    const value = compute(key, ...more)
    values.set(key, { value })
    return value
  }
}

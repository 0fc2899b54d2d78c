/** An object that has a value for each of these keys, and no others. */
export function objectWith<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const entries = keys.map((key) => [key, make(key)] as const)
  // `Object.fromEntries` forgets which keys there are.
  return Object.fromEntries(entries) as Record<Key, Value>
}

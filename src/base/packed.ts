import { deserialize, serialize } from 'node:v8'

/**
 * A value as bytes, for its way through threads that do not look into it. They pass on one block of memory instead of
 * copying thousands of objects.
 */
export type Packed<Value> = Uint8Array & { readonly packed?: Value }

export function pack<Value>(value: Value): Packed<Value> {
  return serialize(value)
}

export function unpack<Value>(bytes: Packed<Value>): Value {
  // Only `pack` makes these bytes, from a `Value`.
  return deserialize(bytes) as Value
}

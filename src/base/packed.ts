import { deserialize, serialize } from 'node:v8'

/**
 * A value as bytes, for its way through threads that have no use for it: those pass on one block of
 * memory instead of taking apart and making anew thousands of objects.
 */
export type Packed<Value> = Uint8Array & { readonly packed?: Value }

export function pack<Value>(value: Value): Packed<Value> {
  return serialize(value)
}

export function unpack<Value>(bytes: Packed<Value>): Value {
  // Only `pack` makes these bytes, and from a `Value`.
  return deserialize(bytes) as Value
}

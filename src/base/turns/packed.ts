import { deserialize, serialize } from 'node:v8'

/**
 * A serialized value, to pass through threads that do not read it: they pass on one block of memory instead of copying
 * thousands of objects.
 */
export type Packed<Value> = Uint8Array & { readonly packed?: Value }

/** The bytes of a value that the structured clone algorithm can copy. */
export function pack<Value>(value: Value): Packed<Value> {
  return serialize(value)
}

/** The value that `pack` made the bytes of; a copy. */
export function unpack<Value>(bytes: Packed<Value>): Value {
  // Only `pack` makes these bytes, from a `Value`.
  return deserialize(bytes) as Value
}

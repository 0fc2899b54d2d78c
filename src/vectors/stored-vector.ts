/**
 * A vector as it is stored, in bytes: `components` has a signed byte for each number, `code` one bit, its sign, padded
 * to whole words of 32 bits. Codes tell which vectors may be near, components how near they are. Source: Shakir, Aarsen
 * and Lee, "Binary and scalar embedding quantization" (2024), where codes with the components of the first few keep 96
 * % of what 32 times as many bits find.
 */
export type StoredVector = { readonly code: Uint8Array; readonly components: Uint8Array }

/** Stands for the vector of a text that a model does not take: it is near to nothing. */
export const noVector: StoredVector = { code: new Uint8Array(), components: new Uint8Array() }

/** The stored form of a vector, whose length does not matter: only directions are compared. */
export function storedVector(vector: Float32Array): StoredVector {
  let most = 0
  for (const number of vector) most = Math.max(most, Math.abs(number))
  const components = Int8Array.from(vector, (number) => Math.round((number / (most || 1)) * 127))
  const code = signBits(vector)
  return { code: new Uint8Array(code.buffer), components: new Uint8Array(components.buffer) }
}

/** The signs of the numbers of a vector as bits. */
export function signBits(vector: Float32Array): Uint32Array {
  const code = new Uint32Array(Math.ceil(vector.length / 32))
  vector.forEach((number, at) => {
    if (number > 0) code[at >>> 5] = (code[at >>> 5] ?? 0) | (1 << (at & 31))
  })
  return code
}

/** The cosine of the angle between a vector and a stored one: −1 to 1. 0 if they are not of the same dimension. */
export function cosine(
  vector: Float32Array,
  { components }: Pick<StoredVector, 'components'>,
): number {
  if (components.length !== vector.length) return 0
  const { buffer, byteOffset, length } = components
  const other = new Int8Array(buffer, byteOffset, length)
  let [product, ownSquare, otherSquare] = [0, 0, 0]
  for (let at = 0; at < length; at++) {
    const [a, b] = [vector[at] ?? 0, other[at] ?? 0]
    product += a * b
    ownSquare += a * a
    otherSquare += b * b
  }
  return product / (Math.sqrt(ownSquare * otherSquare) || 1)
}

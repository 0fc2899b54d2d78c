/** Amounts are whole half tokens inside; callers see tokens: 7 is 3.5. */
export function inTokens(halfTokens: number): number {
  return halfTokens / 2
}

/** The inverse of `inTokens`; a fraction that no price can have is refused. */
export function inHalfTokens(amount: number): number {
  const halves = amount * 2
  if (!Number.isSafeInteger(halves))
    throw new RangeError(`Amounts of tokens end in .0 or .5: ${amount}`)
  return halves
}

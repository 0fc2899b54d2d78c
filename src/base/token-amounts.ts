/** Converts half tokens, the internal unit, to tokens: 7 is 3.5 tokens. */
export function inTokens(halfTokens: number): number {
  return halfTokens / 2
}

/** Converts tokens to half tokens. Throws a `RangeError` for other fractions than halves. */
export function inHalfTokens(amount: number): number {
  const halves = amount * 2
  if (!Number.isSafeInteger(halves))
    throw new RangeError(`An amount of tokens must end in .0 or .5, not ${amount}`)
  return halves
}

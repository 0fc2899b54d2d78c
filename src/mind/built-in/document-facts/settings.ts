/** Constants of what documents say of themselves; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /**
   * Where a document says something of itself: lines among its first `lengthMax` characters, of at most `valueLengthMax`; up to
   * `shortLengthMax`, the value leads the reply. No set asks for it.
   */
  facts: { lengthMax: 600, valueLengthMax: 200, shortLengthMax: 80 },
}

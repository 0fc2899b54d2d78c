/**
 * Where a document says something of itself: lines among its first `lengthMax` characters, of at most `valueLengthMax`;
 * up to `shortLengthMax`, the value leads the reply. No set asks for it.
 */
export const settings = { lengthMax: 600, valueLengthMax: 200, shortLengthMax: 80 }

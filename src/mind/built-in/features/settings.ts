/** Constants of the features of excerpts; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** Shortest title, in characters with a space on each side, whose mention links to its document. Half or twice: 0. */
  titleLengthMin: 5,
}

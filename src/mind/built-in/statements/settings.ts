/**
 * Constants of how statements are told. `words`: most words quoted. `openingLength` and `closingLength`: characters at
 * both ends of a document that tell what it is and who wrote it. `actorWordsMax`: most words from who acts to the verb.
 * `deadlineLengthMax`: most characters from "by" to the date.
 */
export const settings = {
  words: { snap: 75, ponder: 300 },
  openingLength: 120,
  closingLength: 80,
  actorWordsMax: 3,
  deadlineLengthMax: 20,
}

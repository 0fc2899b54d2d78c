/**
 * Text has at most this share of control and replacement characters in its first 16,384, and two besides, so that a
 * short text with one stray is none the worse. Random bytes have more than a tenth. Not measured further.
 */
const strangeShareMax = 0.02
const strangeMax = 2
const sampleLength = 16_384

/** Text has hardly any control characters; decoded binary data has many. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleLength)
  const strange = sample.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0
  return strange > sample.length * strangeShareMax + strangeMax
}

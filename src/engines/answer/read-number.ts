/** The value of a number in figures ("1,230.5", "3.2 million") or in an English word up to twenty. */
export function readNumber(written: string): number | undefined {
  const word = words.indexOf(written.toLowerCase())
  if (word >= 0) return word
  const [, figures, magnitude = ''] =
    /^(\d+(?:,\d{3})*(?:\.\d+)?)(?: (thousand|million|billion))?$/.exec(written) ?? []
  if (figures === undefined) return undefined
  return Number(figures.replaceAll(',', '')) * (magnitudes[magnitude] ?? 1)
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const magnitudes: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 }

/** In characters: signs of a format stand early, and each pattern and each delimiter reads the head once. */
const headLengthMax = 16 * 1024

/** The beginning of a text, by which its format is told. */
export function headOf(text: string): string {
  return text.slice(0, headLengthMax)
}

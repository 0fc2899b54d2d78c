/** A shorter word is in many hosts by chance. Not measured. */
const wordLengthMin = 5

/**
 * Whether the host of an address has a word, or a name of several: "Norrvik" is in that of norrvik-ferries.example, whose
 * pages seldom say so.
 */
export function isInHost(word: string, url: string | undefined): boolean {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname
  return word.length >= wordLengthMin && host?.replaceAll(/[.-]/g, '').includes(word) === true
}

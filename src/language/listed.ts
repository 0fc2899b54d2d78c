/** The phrases of a list as the folders of languages write it, separated by commas. */
export function listed(written = ''): string[] {
  return written
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

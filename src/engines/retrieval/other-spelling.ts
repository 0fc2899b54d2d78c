/**
 * The other spelling of a German name with an umlaut: "Muller", which is the key of "Müller", for "Mueller"; and
 * "Mueller" for "Müller". A word without a capital is no name, and is returned as it is.
 */
export function otherSpelling(written: string): string {
  if (!mayDiffer.test(written)) return written
  const plain = written.replace(capitalised, (name) => name.replace(/([aou])e/gi, '$1'))
  if (plain !== written) return plain
  return written.replace(capitalised, (name) =>
    name.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`),
  )
}

const mayDiffer = /[aou]e|[äöü]/i
const capitalised = /\p{Lu}\p{L}+/gu

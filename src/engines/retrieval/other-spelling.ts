/**
 * The other way in which German names are written: "Muller", as the key of "Müller" is, for
 * "Mueller", and "Mueller" for "Müller". Only where a capital tells that it is a name.
 */
export function otherSpelling(written: string): string {
  const plain = written.replace(capitalised, (name) => name.replace(/([aou])e/gi, '$1'))
  if (plain !== written) return plain
  return written.replace(capitalised, (name) =>
    name.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`),
  )
}

const capitalised = /\p{Lu}\p{L}+/gu

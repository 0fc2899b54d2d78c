import fc from 'fast-check'

/** A few documents about the same few names, so that they lead to one another. */
export type ArbitraryLibrary = {
  readonly documents: readonly ArbitraryDocument[]
  readonly question: string
}

export type ArbitraryDocument = {
  readonly title?: string
  readonly text: string
  readonly external_id: string
  /** Where a test has two places for documents: whether it goes to the other one. */
  readonly elsewhere: boolean
}

const firstNames = ['Ada', 'Zoë', 'Bóðvar', 'Čeněk', 'Selma', '𝒜ris', 'Maren', 'E\u0301lodie']
const lastNames = ['Solberg', 'Øst', 'Halvorsen', 'Ŵright', 'Brandt', '𠮷田', "O'Neill", 'Lind']
const verbs = ['founded', 'designed', 'married', 'was born in', 'sailed to', 'is the mother of']
const breaks = [' ', '\n', '\r\n', '\n\n', '\r\n\r\n', ' 😀 ', '\r\n## ', '\t']

const name = fc
  .tuple(fc.constantFrom(...firstNames), fc.constantFrom(...lastNames))
  .map((words) => words.join(' '))

/** Both the documents here and those elsewhere are some. */
export const arbitraryLibrary: fc.Arbitrary<ArbitraryLibrary> = fc
  .uniqueArray(name, { minLength: 3, maxLength: 6 })
  .chain((names) =>
    fc.record({
      documents: fc.tuple(documents(names, false), documents(names, true)).chain(interleaved),
      question: question(names),
    }),
  )

function question(names: readonly string[]): fc.Arbitrary<string> {
  const one = fc.constantFrom(...names)
  return fc.oneof(
    fc.tuple(fc.constantFrom(...verbs), one).map(([verb, who]) => `Who ${verb} ${who}?`),
    fc.tuple(one, fc.constantFrom(...verbs), one).map((words) => words.join(' ')),
    one.map((who) => `Where was the mother of ${who} born?`),
  )
}

function documents(
  names: readonly string[],
  elsewhere: boolean,
): fc.Arbitrary<readonly Omit<ArbitraryDocument, 'external_id'>[]> {
  const one = fc.constantFrom(...names)
  const sentence = fc
    .tuple(one, fc.constantFrom(...verbs), one, fc.constantFrom(...breaks))
    .map(([subject, verb, object, end]) => `${subject} ${verb} ${object}.${end}`)
  const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
  const titled = fc.record({ title: one, text, elsewhere: fc.constant(elsewhere) })
  const untitled = fc.record({ text, elsewhere: fc.constant(elsewhere) })
  return fc.array(fc.oneof(titled, untitled), { minLength: 1, maxLength: 3 })
}

function interleaved([here, there]: readonly (readonly Omit<
  ArbitraryDocument,
  'external_id'
>[])[]) {
  const all = [...(here ?? []), ...(there ?? [])]
  return fc
    .shuffledSubarray(all, { minLength: all.length })
    .map((mixed) =>
      mixed.map((document, index) => ({ ...document, external_id: `document ${index}` })),
    )
}

/**
 * On how many arbitrary libraries a property is tried: on a quarter as many on the second store, where nothing differs
 * but its queries, which every library asks.
 */
export function runsOn(engine: 'sqlite' | 'postgres', numRuns: number) {
  return { numRuns: engine === 'sqlite' ? numRuns : Math.ceil(numRuns / 4) }
}

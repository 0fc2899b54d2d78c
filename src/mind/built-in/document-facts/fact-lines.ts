import type { Passage } from '../../../evidence/passage.ts'
import { readFrontMatter } from '../../../extraction/blocks/reading/front-matter.ts'
import type { DocumentFact } from '../../../language/language.ts'
import { languages } from '../../../language/languages.ts'
import { Phrases } from '../../../language/phrases.ts'
import { isAtAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from './settings.ts'

/** A line, or several, in which a document says something of itself; the range is in the text of its passage. */
export type FactLine = Range & {
  readonly name: string
  /** What is said, where the line sets it apart from the name. */
  readonly value?: string
  /** The line as it is shown. */
  readonly text: string
}

/** The fields of the front matter in a passage, in order. */
export function frontMatterIn({ text, blocks }: Passage): readonly FactLine[] {
  return blocks
    .filter(({ kind }) => kind === 'metadata')
    .flatMap((block) => {
      const fields = readFrontMatter(text.slice(block.start, block.end))
      return [...fields].map(([written, { value, start, end }]) => ({
        name: written.replace(/[\s_-]+/g, ' '),
        value,
        text: `${written}: ${value}`,
        start: block.start + start,
        end: block.start + end,
      }))
    })
}

/**
 * The lines at the beginning of a passage that open with a name of the fact: "Author: Ada Lund", "Written by Ada Lund".
 */
export function labelledIn({ text, blocks }: Passage, fact: DocumentFact): readonly FactLine[] {
  const { lengthMax, valueLengthMax } = settings
  const first = blocks.find(({ kind }) => kind !== 'metadata')?.start ?? 0
  const left = blocks.filter(({ kind }) => kind === 'code' || kind === 'metadata')
  return [...text.slice(0, first + lengthMax).matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    if (isAtAny(index, left)) return []
    const found = namesOf(fact).opening(line)
    if (found === undefined || line.length > valueLengthMax) return []
    const name = line.slice(found.start, found.end)
    const after = line.slice(found.end)
    const value = after.replace(/^[\s*_]{0,9}[:：|][\s*_]{0,9}/, '').replace(/[\s|*_]{1,9}$/, '')
    const isApart = /^[\s*_]{0,9}[:：|]/.test(after)
    // "Written by Ada Lund" names a person; "Written by hand" and "Date palms" do not.
    if (value === '' || !(isApart || (name.includes(' ') && isNamed.test(after)))) return []
    const range = { start: index, end: index + line.trimEnd().length }
    const written = line.replace(/[*_|]{1,9}/g, ' ')
    return [{ name, text: written, ...range, ...(isApart && { value }) }]
  })
}

/** What a capital or a digit opens. */
const isNamed = /^\s{1,9}[\p{Lu}\p{Lo}\d]/u

/** The names for a fact in all languages. */
export function namesOf(fact: DocumentFact): Phrases {
  const known = names.get(fact)
  if (known !== undefined) return known
  const all = [...languages.values()].flatMap(({ facts }) => facts.get(fact)?.names ?? [])
  const phrases = Phrases.of(all)
  names.set(fact, phrases)
  return phrases
}

const names = new Map<DocumentFact, Phrases>()

import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { labelledLine } from '../../../extraction/blocks/labelled-line.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { type Field, fieldsOf } from '../segmentation/tables.ts'
import { wordsIn } from './named-documents.ts'
import { settings } from './settings.ts'

/** A sentence, item, row or labelled line of a document, as it is compared. */
export type Entry = {
  readonly unit: Unit
  readonly passage: Passage
  /** Its place among those of its document. */
  readonly at: number
  /** The innermost heading above it; empty for what stands below the title. */
  readonly heading: string
  /** The heading without its numbers; those of two documents with the same are one section. */
  readonly section: string
  /** What it says, without layout, small words and the names of versions. */
  readonly key: string
  /** The terms that tell what it is about: no numbers, and of a row those of its first cell. */
  readonly terms: ReadonlySet<number>
  /** All terms that it has, and those of the headings and column names above it, as written. */
  readonly words: ReadonlyMap<number, string>
  readonly above: ReadonlyMap<number, string>
  /** Whether it stands below the title and names the version of the other document: "Replaces that of 2023." */
  readonly tellsVersion: boolean
  /** Whether it is a label with its value. */
  readonly isLabel: boolean
  /** The cells of a row with the names of their columns. */
  readonly fields: readonly Field[]
}

/**
 * What a document says, in reading order, from all its passages. `versionWords` tell it from the other document, as
 * `otherWords` that from it; they say nothing below the title, and years nothing anywhere. Linear in its length.
 */
export function contentOf(
  passages: readonly Passage[],
  versionWords: readonly string[],
  otherWords: readonly string[] = [],
): readonly Entry[] {
  const units = readEvidence(passages)
  const words = { own: new Set(versionWords), other: new Set(otherWords) }
  const entries: Entry[] = []
  for (const [index, unit] of units.entries()) {
    const passage = passages[unit.passage]
    if (passage === undefined || unit.kind === 'heading') continue
    if (unit.kind === 'row' && unit.opensGroup) continue
    const header =
      unit.kind === 'row' ? headerOf(units[topOfTable(index, units)], passages) : undefined
    for (const line of linesOf(unit, passage))
      entries.push(entryOf(line, passage, header, words, entries.length))
  }
  return entries
}

/** The lines of a paragraph whose lines are labels with values, which are no sentence together. */
function linesOf(unit: Unit, { text, language }: Passage): readonly Unit[] {
  const written = text.slice(unit.start, unit.end)
  if (unit.kind !== 'sentence' || !written.includes('\n')) return [unit]
  const lines = [...written.matchAll(/[^\n]+/g)]
  if (!lines.every(([line]) => labelledLine(line.trim()) !== undefined)) return [unit]
  return lines.map(({ 0: line, index }) => {
    const start = unit.start + index
    const own = { start, end: start + line.trimEnd().length, shown: shown(line) }
    const wordCount = countWords(line)
    return { ...unit, ...own, wordCount, tokens: tokens(line, language, start) }
  })
}

function entryOf(
  unit: Unit,
  passage: Passage,
  header: string | undefined,
  words: { readonly own: ReadonlySet<string>; readonly other: ReadonlySet<string> },
  at: number,
): Entry {
  const { language, text, title } = passage
  const written = text.slice(unit.start, unit.end)
  const inner = unit.headings.at(-1) ?? ''
  const isTitle =
    unit.headings.length <= 1 &&
    (inner === '' ||
      wordsIn(title).some((word) => words.own.has(word) && wordsIn(inner).includes(word)))
  const heading = isTitle ? '' : inner
  const fields = unit.kind === 'row' ? fieldsOf(written, header) : []
  const label = fields[0] === undefined ? unit.tokens : tokens(fields[0].value, language)
  const named = termsOf(label)
  const isShort = unit.kind !== 'sentence' || labelledLine(written) !== undefined
  const columns = fields.map(({ name }) => name).join(' ')
  return {
    unit,
    passage,
    at,
    heading,
    section: [...termsOf(tokens(heading, language))].join(' '),
    key: keyOf(unit.tokens, written, isTitle, words.own, language),
    tellsVersion: isTitle && wordsIn(written).some((word) => words.other.has(word)),
    terms: named.size > 0 ? named : termsOf(unit.tokens),
    words: wordsOf(unit.tokens),
    above: wordsOf(tokens(`${heading} ${columns}`, language)),
    isLabel: fields.length > 1 || (isShort && named.size <= settings.labelTermsMax),
    fields,
  }
}

function termsOf(words: readonly Token[]): ReadonlySet<number> {
  const found = words.filter(({ word }) => word.isTerm && !word.isNumber)
  return new Set(found.map(({ word }) => word.hash))
}

function wordsOf(words: readonly Token[]): ReadonlyMap<number, string> {
  const found = words.filter(({ word }) => word.isTerm)
  return new Map(found.map(({ word }) => [word.hash, word.folded]))
}

/** What stands before the numbers of a key. */
export const valueMark = '#'

/** Two units with one key say the same. Numerals and negations count, though they are small words. */
function keyOf(
  words: readonly Token[],
  written: string,
  isBelowTitle: boolean,
  versionWords: ReadonlySet<string>,
  language: string,
): string {
  const { numerals, negations, changes } = languageOf(language)
  const said = words.flatMap(({ word }): readonly string[] => {
    const { folded, isTerm, isNumber, hash } = word
    const isVersion = versionWords.has(folded) && (isBelowTitle || folded.length >= yearLength)
    if (isVersion || changes?.duties.has(folded)) return []
    if (isNumber || numerals.has(folded)) return [`${valueMark}${folded}`]
    if (isTerm) return [`${hash}`]
    return negations.has(folded) ? [folded] : []
  })
  return [...said, ...(written.match(/[\p{Sc}%‰°]/gu) ?? [])].join(' ')
}

const yearLength = 4

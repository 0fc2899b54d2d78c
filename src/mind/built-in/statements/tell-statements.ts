import { capitalised } from '../../../base/text/capitalised.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { plainTitle } from '../writing/titles.ts'
import { chooseStatements } from './choose-statements.ts'
import type { Statement } from './read-statements.ts'
import { settings } from './settings.ts'

/**
 * Answers a question for statements of a kind, such as decisions or tasks, from passages that hold whole documents: a
 * list of exact quotes below their headings, with how many of them are told where not all have room. Undefined if there are none, or
 * if all are rows, and the question may be computed over a table.
 */
export function tellStatements(
  question: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const all = chooseStatements(question, passages)
  const isOfTable = question.mayAggregate && all.every(({ unit }) => unit.kind === 'row')
  if (all.length === 0 || isOfTable) return undefined
  const { kinds = [], language = '' } = question.statements ?? {}
  const told = kinds.includes('option') ? withWhatFollows(all, passages) : all
  const isOfLanguage = ({ unit }: Statement) => passages[unit.passage]?.language === language
  const chosen = mostTelling(told, isOfLanguage, settings.words[thinking])
  const { text, citations } = listed(chosen, passages)
  const titles = languageOf(language).statements?.titles
  const title = kinds.flatMap((kind) => titles?.[kind] ?? []).join(', ')
  const count = chosen.length < told.length ? `: ${chosen.length} / ${told.length}` : ''
  const opening = told.length > 1 ? [`**${capitalised(title)}${count}**`] : []
  return { text: [...opening, text].join('\n\n'), citations, grounding: 'answered' }
}

/**
 * Sentences that announce options, with the rest of their paragraphs, which tells them: "I can offer two ways. Only the
 * roof costs 18,400 euros." What a paragraph tells again is left out.
 */
function withWhatFollows(
  statements: readonly Statement[],
  passages: readonly Passage[],
): readonly Statement[] {
  const paragraphOf = ({ passage, block }: Unit) => `${passage} ${block}`
  const sentences = readEvidence(passages).filter(({ kind }) => kind === 'sentence')
  const paragraphs = Map.groupBy(sentences, paragraphOf)
  const told = new Set<string>()
  return statements.flatMap((one) => {
    const { unit } = one
    if (unit.kind !== 'sentence') return [one]
    const paragraph = paragraphOf(unit)
    if (told.has(paragraph)) return []
    told.add(paragraph)
    const rest = (paragraphs.get(paragraph) ?? []).filter(({ start }) => start >= unit.start)
    const end = rest.at(-1)?.end ?? unit.end
    const written = passages[unit.passage]?.text.slice(unit.start, end) ?? ''
    const wordCount = rest.reduce((sum, next) => sum + next.wordCount, 0)
    return [{ ...one, unit: { ...unit, end, wordCount, shown: shown(written) } }]
  })
}

/**
 * As many as there is room for, in reading order, at least one: those in the language of the question first, and of
 * these the labelled ones.
 */
function mostTelling(
  all: readonly Statement[],
  isOfLanguage: (one: Statement) => boolean,
  wordsMax: number,
): readonly Statement[] {
  const rank = (one: Statement) => Number(isOfLanguage(one)) * 2 + Number(one.isLabelled)
  const ranked = all.toSorted((a, b) => rank(b) - rank(a))
  let words = 0
  const chosen = new Set(
    ranked.filter(({ unit }, at) => {
      words += unit.wordCount
      return at === 0 || words <= wordsMax
    }),
  )
  return all.filter((one) => chosen.has(one))
}

/** A list below the heading of each section, and below the title of each document where they are several. */
function listed(
  statements: readonly Statement[],
  passages: readonly Passage[],
): { readonly text: string; readonly citations: readonly Citation[] } {
  const citations: Citation[] = []
  const documents = new Set(statements.map(({ unit }) => passages[unit.passage]?.docId))
  const places = Map.groupBy(statements, ({ unit }) => {
    const title = passages[unit.passage]?.title ?? ''
    const heading = unit.headings.at(-1) ?? ''
    const names = [...(documents.size > 1 ? [title] : []), ...(heading === title ? [] : [heading])]
    return [...new Set(names)].filter(Boolean).map(plainTitle).join(' › ')
  })
  const parts = [...places].map(([place, own]) => {
    const quotes = own.flatMap(({ unit }) => {
      const passage = passages[unit.passage]
      if (passage === undefined) return []
      const index = citations.length + 1
      citations.push(cite(passage, unit, index, unit.headings))
      const written = passage.text.slice(unit.start, unit.end)
      const text = unit.kind === 'row' ? cellsOf(written).join(' · ') : unit.shown
      return [`- ${marked(text, [index])}`]
    })
    return [...(place === '' ? [] : [`**${place}**`]), quotes.join('\n')].join('\n\n')
  })
  return { text: parts.join('\n\n'), citations }
}

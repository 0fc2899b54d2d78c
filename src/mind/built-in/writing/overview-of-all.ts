import { shortened } from '../../../base/text/shortened.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer, Quote, Theme } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { inLanguageOf } from '../question/understand.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { type Candidates, readCandidates } from '../selection/candidates.ts'
import { choiceOf, chosenFrom, isQuotable, shownEnd, stepsOfParts } from './overview.ts'
import { settings } from './settings.ts'
import { plainTitle } from './titles.ts'
import { type Written, write } from './write.ts'

/**
 * Writes an overview of several documents, one by one: of each the sentence that it begins with, or when pondering the
 * beginnings of its sections under its title. Undefined if nothing can be quoted, unless only their number is asked
 * for.
 */
export function overviewOfAll(
  question: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const candidates = readCandidates(question, passages)
  const quotable = [...candidates.units.keys()].filter((at) => isQuotable(candidates.units, at))
  const documents = [
    ...Map.groupBy(quotable, (at) => passages[candidates.units[at]?.passage ?? -1]?.docId).values(),
  ]
  const tell = thinking === 'snap' || question.isOfLibrary ? listed : atLength
  const { text, citations } = tell(candidates, documents)
  const opening = openingOf(question, documents.length)
  const told = [...opening, ...(citations.length > 0 ? [text] : [])].join('\n\n')
  if (citations.length > 0) return { text: told, citations, grounding: 'answered' }
  return question.isOfLibrary ? { text: told, citations, grounding: 'nothing' } : undefined
}

/** Says how many documents are told; where these are all, only if that is asked. */
function openingOf(
  { documentCount = 0, language, isOfLibrary }: Question,
  told: number,
): readonly string[] {
  const { allOf, longestOf } = languageOf(language).replies
  if (documentCount <= told)
    return isOfLibrary && allOf ? [allOf.replace('…', String(documentCount))] : []
  if (longestOf === undefined) return []
  const numbers = [told, documentCount]
  return [longestOf.replaceAll('…', () => String(numbers.shift()))]
}

/** The unit that tells best what a document is: its first whole sentence, or else what it begins with. */
function openingUnit({ units }: Candidates, document: readonly number[]): Unit | undefined {
  const own = document.flatMap((at) => units[at] ?? [])
  return own.find(isStatement) ?? own.find(({ opensGroup }) => !opensGroup) ?? own[0]
}

/**
 * Without the little that may stand before the first whole sentence, such as the sender of a letter; everything if more
 * stands there.
 */
function fromOpening({ units }: Candidates, document: readonly number[]): readonly number[] {
  const first = document.findIndex((at) => isStatement(units[at]))
  const words = document
    .slice(0, Math.max(0, first))
    .reduce((sum, at) => sum + (units[at]?.wordCount ?? 0), 0)
  return first < 0 || words > settings.documents.skippedWordsMax ? document : document.slice(first)
}

function isStatement(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'sentence' || unit.wordCount < settings.documents.openingWordsMin) return false
  return shownEnd.test(unit.shown)
}

/** A line for each document: its title, and its opening. */
function listed(candidates: Candidates, documents: readonly (readonly number[])[]): Written {
  const citations: Citation[] = []
  const lines = documents.flatMap((document) => {
    const unit = openingUnit(candidates, document)
    const passage = candidates.passages[unit?.passage ?? -1]
    if (unit === undefined || passage === undefined) return []
    const index = citations.length + 1
    citations.push(cite(passage, unit, index, unit.headings))
    const text = passage.text.slice(unit.start, unit.end)
    const quote = marked(unit.kind === 'row' ? cellsOf(text).join(', ') : shown(text), [index])
    const title = shortened(plainTitle(passage.title), settings.titleLengthMax, '…')
    return [isBeginning(passage.title, text) ? `- ${quote}` : `- **${title}:** ${quote}`]
  })
  return { text: lines.join('\n'), citations }
}

/** Whether a title is the beginning of what is quoted, under which a document without a title is stored. */
function isBeginning(title: string, quoted: string): boolean {
  const own = title.replace(/…$/, '')
  return own.length >= quoted.length
    ? own.startsWith(quoted)
    : title.endsWith('…') && quoted.startsWith(own)
}

function atLength(candidates: Candidates, documents: readonly (readonly number[])[]): Written {
  const { wordsMax, partsMax } = settings.documents
  const chosen = documents.flatMap((document) => {
    const parts = stepsOfParts(candidates, fromOpening(candidates, document))
      .map((steps) => steps.filter((step) => !isOpen(candidates, step)))
      .filter((steps) => steps.length > 0)
    return chosenFrom(candidates, parts.slice(0, partsMax), wordsMax)
  })
  return write(candidates, choiceOf(candidates, chosen), 'ponder', true)
}

/** Whether it only leads to something that is not quoted, such as code. */
function isOpen({ units }: Candidates, [first = -1, ...rest]: readonly number[]): boolean {
  const unit = units[first]
  return rest.length === 0 && unit?.kind === 'sentence' && /[:：]$/.test(unit.shown)
}

/**
 * Writes the themes of documents as a list: each by its name and exact quotes. With several quotes each stands on a
 * line of its own, and the titles of the documents below.
 */
export function tellThemes(understood: Question, themes: readonly Theme[]): Answer {
  const passages = themes.flatMap(({ quotes }) => quotes.map(({ passage }) => passage))
  const question = inLanguageOf(understood, passages)
  const { titlesMax } = settings.themes
  const citations: Citation[] = []
  const quoted = ({ passage, start, end }: Quote): string => {
    const index = citations.length + 1
    citations.push(cite(passage, { start, end }, index))
    return marked(shown(passage.text.slice(start, end)), [index])
  }
  const isShort = themes.every(({ quotes }) => quotes.length === 1)
  const told = themes.map((theme) => {
    const name = `**${plainTitle(theme.title)}**`
    const quotes = theme.quotes.map(quoted)
    if (isShort) return `- ${name} (${sourcesOf(theme, titlesMax.short)}): ${quotes[0]}`
    const sources = `*${sourcesOf(theme, titlesMax.long)}*`
    return [`${name}\n${sources}`, quotes.map((quote) => `- ${quote}`).join('\n')].join('\n\n')
  })
  const text = [...openingOfThemes(question), told.join(isShort ? '\n' : '\n\n')].join('\n\n')
  return { text, citations, grounding: 'answered' }
}

function openingOfThemes({ language, documentCount = 0 }: Question): readonly string[] {
  const { themesOf } = languageOf(language).replies
  return themesOf === undefined ? [] : [themesOf.replace('…', String(documentCount))]
}

/** The titles of the documents of a theme, and how many there are besides. */
function sourcesOf({ documents, documentCount }: Theme, most: number): string {
  const titles = [...new Set(documents)].slice(0, most)
  const more = documentCount > titles.length ? [`+ ${documentCount - titles.length}`] : []
  const short = titles.map((title) => shortened(plainTitle(title), settings.titleLengthMax, '…'))
  return [...short, ...more].join(' · ')
}

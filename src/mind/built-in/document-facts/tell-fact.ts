import { withoutEnd } from '../../../base/text/without-end.ts'
import { cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { inLanguageOf } from '../question/understand.ts'
import { plainTitle } from '../writing/titles.ts'
import { type FactLine, frontMatterIn, labelledIn, namesOf } from './fact-lines.ts'
import { settings } from './settings.ts'

/**
 * Answers a question for what a document says of itself from the passages that documents open with: from a field of its
 * front matter, or a line at its beginning, such as "Author: Ada Lund". Undefined if none says what is asked for.
 */
export function tellFact(understood: Question, passages: readonly Passage[]): Answer | undefined {
  const question = inLanguageOf(understood, passages)
  for (const passage of passages) {
    const line = question.fact ? factIn(passage, question) : fieldIn(passage, question)
    if (line !== undefined) return told(passage, line)
  }
  return undefined
}

/** The value alone where the line sets it apart from its name, and the line as it stands in the document. */
function told(passage: Passage, { value, text, ...range }: FactLine): Answer {
  const citation = cite(passage, range, 1)
  const line = marked(`**${plainTitle(passage.title)}:** ${shown(text)}`, [1])
  const { shortLengthMax } = settings
  const isShort = value !== undefined && value.length <= shortLengthMax
  const short = isShort ? [marked(`${withoutEnd(plainTitle(value), /[.\s]/)}.`, [1])] : []
  return { text: [...short, line].join('\n\n'), citations: [citation], grounding: 'answered' }
}

/** The line that says what is asked for, of a document that the question names. */
function factIn(passage: Passage, question: Question): FactLine | undefined {
  const { fact, isOfDocument, context, language } = question
  if (fact === undefined) return undefined
  const named = withoutDocumentWords(fact.of, language)
  const title = titleOf(passage, language)
  const unknown = [...named].filter((term) => !title.has(term)).length
  const spoken = termSet(context, language)
  const isMeant =
    named.size > 0
      ? unknown <= (isOfDocument ? 1 : 0)
      : isOfDocument || [...termSet(passage.title, language)].some((term) => spoken.has(term))
  if (!isMeant) return undefined
  const field = frontMatterIn(passage).find(({ name }) => namesOf(fact.asked).has(name))
  return field ?? labelledIn(passage, fact.asked)[0]
}

/**
 * The field of front matter that a question asks for by its name, and for nothing else: "What is the license of Skein?"
 */
function fieldIn(
  passage: Passage,
  { text, asks, isOfDocument, language }: Question,
): FactLine | undefined {
  if (asks === undefined || !asksForFields.has(asks)) return undefined
  const asked = withoutDocumentWords(text, language)
  const title = titleOf(passage, language)
  const left = [...asked].filter((term) => !title.has(term))
  if (left.length === 0 || (left.length === asked.size && !isOfDocument)) return undefined
  return frontMatterIn(passage).find(({ name }) => {
    const terms = termSet(name, language)
    return terms.size === left.length && left.every((term) => terms.has(term))
  })
}

const asksForFields: ReadonlySet<Question['asks']> = new Set([
  'thing',
  'choice',
  'person',
  'time',
  'number',
  'list',
  'definition',
])

function titleOf({ title, about = '' }: Passage, language: string): ReadonlySet<number> {
  return termSet(`${title} ${about}`, language)
}

/** The terms of a text, without words for any document: "this text". */
function withoutDocumentWords(text: string, language: string): ReadonlySet<number> {
  const { documentWords } = languageOf(language)
  const words = documentWords.find(text).map(({ start, end }) => text.slice(start, end))
  const general = termSet(words.join(' '), language)
  return new Set([...termSet(text, language)].filter((term) => !general.has(term)))
}

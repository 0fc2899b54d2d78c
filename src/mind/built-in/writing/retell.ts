import type { Citation } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'

/**
 * An answer as a message wishes it that asks nothing else: its first quotation, what of it was not told yet, all of it
 * with the documents and places of its quotes, or all of it behind the sentence that they stay as they are.
 */
export function retold(answer: Answer, question: Question): Answer {
  const { retelling } = question
  if (retelling === undefined) return answer
  if (retelling.how === 'shorter') return firstQuoted(answer)
  if (retelling.how === 'more') return untold(answer, question)
  return framed(answer, question)
}

/** An answer with the places of its quotes, or with the sentence that they stay as they are, as far as that is wished. */
export function framed(answer: Answer, question: Question): Answer {
  const { how } = question.retelling ?? {}
  const replies = repliesTo(question)
  const { text, citations, grounding } = answer
  if (how === 'again') return { ...answer, text: [replies.remark, text].join('\n\n') }
  if (how !== 'sources' || citations.length === 0) return answer
  const lead = grounding === 'answered' ? [replies.said] : []
  const places = Map.groupBy(citations, (citation) => placeOf(citation, replies.page))
  const list = [...places].map(([place, quotes]) => {
    return `- ${marked(
      place,
      quotes.map(({ index }) => index),
    )}`
  })
  return { ...answer, text: [...lead, text, list.join('\n')].join('\n\n') }
}

/** The reply to a wish for more, where all that was found has been told. */
export function toldAll(question: Question): Answer {
  const replies = repliesTo(question)
  return { text: replies.noMore, citations: [], grounding: 'nothing' }
}

/** The sentences of the service in the language of the wish, where it is not that of the question. */
function repliesTo({ language, retelling }: Question) {
  const languages = retelling?.languages ?? []
  const [wished = language] = languages
  return languageOf(languages.includes(language) ? language : wished).replies
}

/** The document, the headings and the page of a quote. */
function placeOf({ title, headings, part }: Citation, page: string): string {
  const above = headings.filter((heading) => heading !== title)
  const names = [title, ...above].map((name) => escapedTitle(shownTitle(name)))
  if (part === undefined) return names.join(' › ')
  const number = 'page' in part ? part.page : 'slide' in part ? part.slide : undefined
  const inside =
    'sheet' in part ? escapedTitle(shownTitle(part.sheet)) : page.replace('…', `${number}`)
  return `${names.join(' › ')}, ${inside}`
}

/** What an answer says up to its first citation. */
function firstQuoted(answer: Answer): Answer {
  return withParts(answer, partsOf(answer).slice(0, 1))
}

/** What of an answer was not told yet. */
function untold(answer: Answer, question: Question): Answer {
  const told = question.retelling?.told.join('\n').replace(marks, '') ?? ''
  const left = partsOf(answer).filter((part) => !told.includes(part.replace(marks, '').trim()))
  return left.some((part) => part.search(marks) >= 0) ? withParts(answer, left) : toldAll(question)
}

/**
 * What of a list was not told yet: its items, below their headings, without the line that counts them. Undefined if all
 * was told.
 */
export function untoldItems(answer: Answer, question: Question): Answer | undefined {
  const told = question.retelling?.told.join('\n').replace(marks, '') ?? ''
  const isUntold = (line: string) => !told.includes(line.replace(marks, '').trim())
  const left: string[] = []
  let headings: string[] = []
  for (const paragraph of answer.text.split('\n\n')) {
    const lines = paragraph.split('\n')
    // What has no citation of its own, such as a row, belongs to what has.
    const areItems = lines.every((line) => line.search(marks) >= 0)
    const items = (areItems ? lines : [paragraph]).filter(isUntold)
    const isCited = paragraph.search(marks) >= 0
    if (isCited && items.length > 0) left.push(...headings, items.join('\n'))
    if (isCited) headings = []
    else if (!counting.test(paragraph)) headings.push(paragraph)
  }
  return left.length === 0 ? undefined : withParts(answer, left)
}

/** "**Timeline: 8 / 19**", "… + 7" */
const counting = /: \d+(?: \/ \d+)?\*\*$|^… \+ \d+$/

const marks = /\[\d+\]/g

/** The paragraphs of an answer, those without a citation together with the next that has one. */
function partsOf({ text }: Answer): readonly string[] {
  const parts: string[] = []
  let isOpen = false
  for (const paragraph of text.split('\n\n')) {
    if (isOpen) parts.push(`${parts.pop()}\n\n${paragraph}`)
    else parts.push(paragraph)
    isOpen = paragraph.search(marks) < 0
  }
  return parts
}

/** An answer of these of its parts, its citations numbered in order. */
function withParts(answer: Answer, parts: readonly string[]): Answer {
  const text = parts.join('\n\n')
  const cited = new Set((text.match(marks) ?? []).map((mark) => Number(mark.slice(1, -1))))
  const kept = answer.citations.filter(({ index }) => cited.has(index))
  const numbers = new Map(kept.map(({ index }, at) => [index, at + 1]))
  return {
    ...answer,
    text: text.replace(
      marks,
      (mark) => `[${numbers.get(Number(mark.slice(1, -1))) ?? mark.slice(1, -1)}]`,
    ),
    citations: kept.map((citation, at) => ({ ...citation, index: at + 1 })),
  }
}

import type { Citation } from '../../evidence/citation.ts'
import { marked, marksOf } from '../../evidence/citation-marks.ts'
import type { Passage } from '../../evidence/passage.ts'
import {
  type Claim,
  isItem,
  leadsIn,
  type ReplyLine,
  readReply,
} from '../../evidence/read-reply.ts'
import { supportOf } from '../../evidence/support/check-statement.ts'
import {
  type Grounds,
  supportedPart,
  writtenTermsMin,
} from '../../evidence/support/is-supported.ts'
import { languageOf } from '../../language/languages.ts'
import { groundUnits } from '../built-in/grounding/judge.ts'
import type { Answer } from '../mind.ts'
import type { Question } from '../question.ts'
import { citationsOf, type EvidenceLine, evidenceLines, placeOf } from './evidence-lines.ts'
import { settings } from './settings.ts'

/** What became of a reply: an answer, or why there is none. */
export type ReadReply =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'unsupported'; readonly refused: number }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly refused: number }

/**
 * Makes an answer of a model's reply to a question about these passages: every sentence that its citations do not
 * support is left out, and every citation becomes an exact quotation.
 */
export function answerOfReply(
  question: Question,
  passages: readonly Passage[],
  reply: string,
): ReadReply {
  const read = readReply(reply)
  if (read.kind === 'no-answer') return read
  const writing = new Writing(question, evidenceLines(passages))
  const lines = writing.verify(read.lines)
  if (lines.every(({ claims }) => claims.every(({ cited }) => cited.length === 0)))
    return { kind: 'unsupported', refused: writing.refused }
  const { notFound } = languageOf(writing.language).replies
  const missing = read.missing
    .filter((part) => isAsked(part, question))
    .map((part) => ({ bullet: '', text: `${notFound} ${part}` }))
  const written = [...lines.map((line) => writing.write(line)), ...missing]
  const text = written.reduce(
    (all, { bullet, text }, index) =>
      all + separator(written[index - 1]?.bullet, bullet) + bullet + text,
    '',
  )
  const { citations, refused } = writing
  const grounding = refused > 0 ? groundingOf(question, passages, writing) : 'answered'
  return { kind: 'answer', answer: { text: text.trim(), citations, grounding }, refused }
}

/** What was left out may have been the answer: then what remains is only near to it. */
function groundingOf(question: Question, passages: readonly Passage[], { cited }: Writing) {
  if (question.kind !== 'question') return 'answered'
  return groundUnits(question, passages, cited) === 'answered' ? 'answered' : 'nearest'
}

/** What a model says it did not find is told only if it was asked for. */
function isAsked(part: string, { text, written, context, language }: Question): boolean {
  const asked = `${written?.text ?? text}\n${context}`
  const { coverage, names, numbers } = supportOf(part, asked, language)
  return names === 1 && numbers === 1 && coverage >= writtenTermsMin
}

function separator(before: string | undefined, bullet: string): string {
  if (before === undefined) return ''
  return bullet === '' || before === '' ? '\n\n' : '\n'
}

/** One answer while it is verified and written. */
class Writing {
  readonly citations: Citation[] = []
  /** The units that are cited. */
  readonly cited = new Set<number>()
  readonly language: string
  refused = 0
  /** What the person wrote, unless it asks for yes or no. */
  readonly #asked: string
  /** The names and terms that the conversation has been about. */
  readonly #context: string
  readonly #lines: readonly EvidenceLine[]
  readonly #mayBeTranslated: boolean

  constructor(question: Question, lines: readonly EvidenceLine[]) {
    const { written = question } = question
    const isYesNo = [question, written].some(({ asks }) => asks === 'yes-no')
    this.#asked = isYesNo ? '' : written.text
    this.#context = question.context
    this.#lines = lines
    this.#mayBeTranslated = question.retelling?.how === 'again'
    const known = lines.find(({ passage }) => passage.language !== 'und')
    this.language = known?.passage.language ?? question.language
  }

  /**
   * The lines of a reply with only what is supported, each piece once. What leads in to a list has the citations of its
   * items.
   */
  verify(lines: readonly ReplyLine[]): readonly ReplyLine[] {
    const kept: ReplyLine[] = []
    /** What the supported items cite that stand directly below. */
    let items: readonly number[] = []
    for (const line of lines.toReversed()) {
      const claims = line.claims.flatMap((claim) => this.#supported(claim, items))
      if (claims.length > 0) kept.unshift({ ...line, claims })
      items = isItem(line) ? [...claims.flatMap(({ cited }) => cited), ...items] : []
    }
    const said = new Set<string>()
    return kept.flatMap((line) => {
      const claims = line.claims.filter(({ text }) => {
        const isNew = !said.has(text)
        said.add(text)
        return isNew
      })
      return claims.length > 0 ? [{ ...line, claims }] : []
    })
  }

  write({ bullet, claims }: ReplyLine): { readonly bullet: string; readonly text: string } {
    const parts = claims.map(({ text, cited, isCode }) => {
      const sources = this.#cite(cited)
      if (isCode) return `${text}\n${marksOf(sources)}`
      return sources.length > 0 ? marked(text, sources) : text
    })
    return { bullet, text: parts.join(' ') }
  }

  #supported(claim: Claim, items: readonly number[]): Claim[] {
    const cited = this.#linesOf(leadsIn(claim) ? items : claim.cited)
    const grounds = this.#groundsOf(cited)
    if (claim.isCode) {
      const code = claim.text.split('\n').slice(1, -1).join('\n')
      const isQuoted = code.trim() !== '' && isPartOf(code, grounds.quotes.join('\n'))
      if (!isQuoted) this.refused++
      return isQuoted ? [claim] : []
    }
    const { text, refused } = supportedPart(claim.text, grounds)
    this.refused += refused
    return text === '' ? [] : [{ ...claim, text }]
  }

  #groundsOf(cited: readonly EvidenceLine[]): Grounds {
    const above = cited.flatMap(({ passage, unit, header = '' }) => [
      ...placeOf(passage, unit),
      passage.leadIn?.text ?? '',
      header,
    ])
    const before = cited.flatMap(({ number, passage }) =>
      this.#lines
        .slice(Math.max(0, number - 1 - settings.linesBefore), number - 1)
        .filter((line) => line.passage === passage)
        .map(({ unit }) => unit.shown),
    )
    return {
      quotes: cited.map(({ unit }) => unit.shown),
      known: [...new Set(above)].join('\n'),
      asked: this.#asked,
      before: [...before, this.#context].join('\n'),
      mayBeTranslated: this.#mayBeTranslated,
      language:
        cited.find(({ passage }) => passage.language !== 'und')?.passage.language ?? this.language,
    }
  }

  #linesOf(numbers: readonly number[]): readonly EvidenceLine[] {
    return [...new Set(numbers)].flatMap((number) => this.#lines[number - 1] ?? [])
  }

  /** The indices of the citations of lines, new ones numbered in the order of the answer. */
  #cite(numbers: readonly number[]): readonly number[] {
    const lines = this.#linesOf(numbers)
    for (const { at } of lines) this.cited.add(at)
    return citationsOf(lines).map((citation) => {
      const known = this.citations.find(
        ({ docId, start, end }) =>
          docId === citation.docId && start === citation.start && end === citation.end,
      )
      if (known) return known.index
      const index = this.citations.length + 1
      this.citations.push({ ...citation, index })
      return index
    })
  }
}

/** Whether code is a part of other code, whatever its spaces are. */
function isPartOf(code: string, whole: string): boolean {
  return whole.replace(/\s+/g, '').includes(code.replace(/\s+/g, ''))
}

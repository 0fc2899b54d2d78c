import { entryOf } from '../../../extraction/terms/lexicon.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Asked, Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { onlyAsking } from '../../../language/only-asking.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'
import { withoutQuestionMark } from '../../../language/sentence-ends.ts'
import { otherForms } from '../../../language/word-forms/other-forms.ts'
import { isWithin, isWithinAny } from '../../../language/words/ranges.ts'
import type { Question } from '../../question.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'

/** A question term: a word of the question, of its situation or of its conversation context that is no stop word. */
export type AskedTerm = {
  /** Hashes of its stems: documents are stemmed in their own language, so one word may have several. */
  readonly hashes: readonly number[]
  readonly folded: string
  /** Its index among the words of the question. */
  readonly position: number
  /** Whether it is capitalized and not the first word. */
  readonly isName: boolean
  readonly isNumber: boolean
  /**
   * Whether it belongs to the question words, as "long" in "how long": the answer has a matching form, not the word.
   */
  readonly isAsking: boolean
  /**
   * 1 for a word of the question; less for a word of its situation or context, or one that only asks: "meaning",
   * "explain".
   */
  readonly weight: number
}

/**
 * Whether an answer must have the term: terms of the context, words that only ask and the "long" of "how long" may be
 * missing.
 */
export function isOwn({ weight, isAsking }: AskedTerm): boolean {
  return weight === 1 && !isAsking
}

/** The distinct question terms, at most `bounds.terms`, stemmed for the languages of the documents too. */
export function askedTerms(
  { text, context, situation, language }: Question,
  documentLanguages: ReadonlySet<string>,
): readonly AskedTerm[] {
  const found = new Map<number, AskedTerm>()
  const rest = situation?.isLeaning ? situation.terms : ''
  const own = rest === '' ? text : `${text}\n${rest}`
  const all = context === '' ? own : `${own}\n${context}`
  const spoken = languageOf(language)
  const opening = questionWords(text, spoken)
  const onlyAsks = onlyAsking(text, spoken)
  const auxiliary = spoken.yesNoOpenings.find(text)
  const languages = [...new Set([language, ...documentLanguages])]
  const words = tokensOfShort(all, language)
  const terms = words.filter(({ word }) => word.isTerm)
  words.forEach((token, position) => {
    const { start, end, word } = token
    if (!word.isTerm || found.has(word.hash) || found.size === shared.bounds.terms) return
    const others = otherForms(all, terms, terms.indexOf(token), languages)
    const forms = [all.slice(start, end), ...others]
    // "Puis-je" asks like "how long"; "may" does so, and "May" within a question is a month.
    const isAuxiliary = !(word.isCapital && position > 0) && isWithinAny(token, auxiliary)
    const isAsking = isAuxiliary || (opening !== undefined && isWithin(token, opening))
    const written = forms.flatMap((form) => languages.map((other) => entryOf(form, other)))
    found.set(word.hash, {
      hashes: [...new Set(written.filter(({ isTerm }) => isTerm).map(({ hash }) => hash))],
      folded: word.folded,
      position,
      isName: word.isCapital && (position > 0 || spoken.isUnspaced),
      isNumber: word.isNumber,
      isAsking,
      weight:
        start >= own.length
          ? settings.contextWeight
          : start >= text.length
            ? settings.situationWeight
            : onlyAsks(token)
              ? settings.askingWeight
              : 1,
    })
  })
  return [...found.values()]
}

/** The question words with which the last question of a text opens: "How long", or "which year" in "In which year". */
export function questionWords(text: string, language: Language): FoundPhrase<Asked> | undefined {
  const from = lastSentenceStart(text)
  const start = text.slice(from)
  const found = language.asks.opening(start)
  if (found !== undefined) return movedBy(from, found)
  const preposition = language.prepositions.opening(start)
  if (preposition === undefined) return undefined
  const after = language.asks.opening(start.slice(preposition.end))
  return after && movedBy(from + preposition.end, after)
}

/** Whether a question asks how something is done. */
export function asksForSteps({ asks }: Question): boolean {
  return asks === 'steps' || asks === 'manner'
}

/**
 * Whether a question names the kind of what it asks for right after its question word, and may mean all there are:
 * "which modes", "what log levels".
 */
export function asksForKind({ text, language, asks }: Question): boolean {
  if (asks !== 'thing' && asks !== 'choice') return false
  const opening = questionWords(text, languageOf(language))
  if (opening === undefined || /\s/.test(text.slice(opening.start, opening.end))) return false
  const [next] = tokensOfShort(text.slice(opening.end), language)
  return next?.word.isTerm === true
}

function movedBy<Value>(by: number, found: FoundPhrase<Value>): FoundPhrase<Value> {
  return { ...found, start: found.start + by, end: found.end + by }
}

/** The offset at which the last sentence begins; the sentences before it only explain the question. */
export function lastSentenceStart(text: string): number {
  const body = withoutQuestionMark(text)
  return body.length - (body.split(/[.!?。？！؟]/).at(-1) ?? '').trimStart().length
}

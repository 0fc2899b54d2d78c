import type { Passage } from '../../../evidence/passage.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { AggregationMeaning } from '../../../language/aggregation-words.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Asked, Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Utterance } from '../../mind.ts'
import type { Question, UnderstoodQuestion } from '../../question.ts'
import { settings } from '../settings.ts'
import { lastSentenceStart, questionWords } from './asked-terms.ts'
import { changesAsked } from './changes-asked.ts'
import { chronologyAsked } from './chronology-asked.ts'
import { contextOf, lastQuotes, situationOf } from './context.ts'
import { resolveEllipses, wentBefore, withoutReplaced } from './ellipsis.ts'
import { factAsked } from './fact-asked.ts'
import { isElliptic, withoutCorrection, withoutOpening } from './follow-up-opening.ts'
import { overviewAsked } from './overview-asked.ts'
import { surePronouns } from './pronouns.ts'
import { readMessage } from './read-message.ts'
import { retellingIn } from './retelling.ts'
import { smallTalkIn, withoutSmallTalk } from './small-talk.ts'
import { statementsAsked } from './statements-asked.ts'

/**
 * Parses the last message of a conversation. Never fails: any text is a question, an overview, small talk or empty. A
 * message that only wishes the last answer in another way is the question that it answered, once more.
 */
export function understand(conversation: readonly Utterance[]): UnderstoodQuestion {
  const retelling = retellingIn(conversation)
  if (retelling === undefined) return understandLast(conversation)
  return { ...understandLast(conversation.slice(0, retelling.messageCount)), retelling }
}

function understandLast(conversation: readonly Utterance[]): UnderstoodQuestion {
  const last = conversation.at(-1)
  const said = conversation.slice(0, -1).slice(-settings.conversation.messagesMax)
  const resolved = resolveEllipses([...withoutSmallTalk(said), ...(last ? [last] : [])])
  const whole = resolved.at(-1)
  const { content = '', replacedName, replaced: givenWay, from, isAside = false } = whole ?? {}
  // A message that was made whole from a question has all that this says.
  const earlier = withoutReplaced(resolved.slice(0, isAside ? -1 : (from ?? -1)))
  const message = readMessage(withoutCorrection(content))
  const { text, around, leftOut } = message
  const spoken = languageSpoken(said)
  const language = detectLanguage(text, spoken)
  const words = languageOf(language)
  const termCount = countTerms(text, language)
  const isCorrected = withoutCorrection(content) !== content
  const goesOn =
    isCorrected || isAside ? 'refers' : continues(text, words, termCount, said.length === 0)
  const quoted = goesOn === undefined ? [] : lastQuotes(earlier)
  const taken = goesOn === 'refers' ? quoted : []
  const { context, replaced } =
    goesOn === undefined
      ? { context: '', replaced: [] }
      : contextOf(isAside ? (last?.content ?? '') : isCorrected ? content : text, earlier, taken)
  const allReplaced = givenWay === undefined ? replaced : [...replaced, givenWay]
  const refersBack = goesOn === 'refers' && context !== ''
  const leans = goesOn === 'refers' || (goesOn === 'may' && !hasName(text, words))
  const situation = situationOf(message, leans && earlier.length === 0)
  const overview = overviewAsked(text, language, context !== '')
  const told = overview
    ? ({ kind: 'overview', ...overview } as const)
    : withoutWish(smallTalkIn([...earlier, { role: 'user', content: text }]).at(-1))
  const connects = context === '' && told === undefined ? connectedIn(text, words) : undefined
  const asked = isElliptic(content) ? readMessage(wentBefore(earlier) ?? '').text : ''
  // "And what tasks are there?" asks what it asks without "and".
  const alone = said.length === 0 ? text : withoutOpening(text, words)
  const own = kindAsked(alone, words)
  const asks = own ?? kindAsked(asked, languageOf(detectLanguage(asked, language)))
  const isGoingOn = spoken !== undefined && told?.mayBeIn.includes(spoken)
  return {
    text,
    language,
    kind:
      countTerms(`${text} ${context} ${situation?.terms ?? ''}`, language) === 0
        ? 'empty'
        : 'question',
    ...told,
    ...(isGoingOn && { mayBeIn: [spoken] }),
    asks,
    ...(own === undefined && asks !== undefined && { asksAsBefore: true, before: asked }),
    ...(told === undefined && factAsked(alone, language)),
    // "It rattles. What should I do?" asks about what it tells before.
    ...(situation === undefined &&
      listsAsked(alone, language, { isTold: told !== undefined, refersBack })),
    mayAggregate: !refersBack && told === undefined && mayAggregate(text, asks, words),
    ...(connects && { connects }),
    context,
    ...(situation && { situation }),
    ...(around !== '' && { around }),
    ...(leftOut > 0 && { leftOut }),
    ...(allReplaced.length > 0 && { replaced: allReplaced }),
    ...(replacedName !== undefined && { replacedName }),
    ...(quoted.length > 0 && { said: quoted.join('\n') }),
  }
}

/** What a question asks of whole documents, to be told as a list: statements, changes, or what happened. */
function listsAsked(
  text: string,
  language: string,
  { isTold, refersBack }: { readonly isTold: boolean; readonly refersBack: boolean },
) {
  return {
    ...(!isTold && statementsAsked(text, language)),
    ...changesAsked(text, language),
    ...(!isTold && !refersBack && chronologyAsked(text, language)),
  }
}

/** A remark on a reply, where there is none: more of nothing is empty, and how else it is wished says nothing. */
function withoutWish(told: ReturnType<typeof smallTalkIn>[number]) {
  return (
    told && ({ kind: told.how === 'more' ? 'empty' : told.kind, mayBeIn: told.mayBeIn } as const)
  )
}

/**
 * The question with its language corrected by the language of the passages: a few words identify their language badly,
 * and most questions are in the language of the documents.
 */
export function inLanguageOf(question: Question, passages: readonly Passage[]): Question {
  const found = mostFrequent(passages.map(({ language }) => language))
  const documents = found === undefined ? (question.documentLanguages ?? []) : [found]
  const language = question.mayBeIn
    ? languageAmong(question.mayBeIn, question.language, documents)
    : detectLanguage(question.text, documents.length === 1 ? documents[0] : undefined)
  if (language === question.language) return question
  const own = kindAsked(question.text, languageOf(language))
  if (own === undefined && question.asksAsBefore) return { ...question, language }
  return { ...question, language, asks: own, asksAsBefore: false }
}

/**
 * The only language that matches the message, or the only one of them that the documents are in; otherwise the detected
 * one, or English.
 */
function languageAmong(
  mayBeIn: readonly string[],
  told: string,
  documents: readonly string[],
): string {
  const shared = mayBeIn.filter((language) => documents.includes(language))
  const [only, another] = shared.length > 0 ? shared : mayBeIn
  if (only !== undefined && another === undefined) return only
  return mayBeIn.includes(told) ? told : 'en'
}

/** The most frequent known language; ties go to the first. */
function mostFrequent(languages: readonly string[]): string | undefined {
  const known = languages.filter((language) => language !== 'und')
  const count = (one: string) => known.filter((language) => language === one).length
  return known.toSorted((a, b) => count(b) - count(a))[0]
}

/** The language of the earlier user messages; undefined at the start of a conversation. */
function languageSpoken(earlier: readonly Utterance[]): string | undefined {
  const said = earlier
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readMessage(content).text)
  return said.length === 0 ? undefined : detectLanguage(said.join('\n'))
}

function countTerms(text: string, language: string): number {
  return tokensOfShort(text, language).filter(({ word }) => word.isTerm).length
}

/**
 * The kind of answer asked for. The opening question words count first, or any where words are not separated; then
 * whether it is a yes/no question; then whether it tells what somebody wants to do; then any question word; then words
 * that ask: "work_mem meaning". "Which modes are there?" asks for a list.
 */
export function kindAsked(text: string, language: Language): Question['asks'] {
  const opening = questionWords(text, language)
  if (opening !== undefined) {
    if (opening.value === 'list' && asksForPurpose(text, language)) return 'definition'
    const [clause = ''] = text.slice(opening.end).split(/[,;:]/, 1)
    const asksForAll = asksForKind.has(opening.value) && language.existing.find(clause).length > 0
    return asksForAll ? 'list' : opening.value
  }
  const start = text.slice(lastSentenceStart(text))
  const within = clauseAsks(start, language) ?? language.asks.find(text)[0]?.value
  if (language.isUnspaced && within !== undefined) return within
  // "If it rains, do we get our money back?"
  const behindCondition = language.conditionals.opening(start)
    ? start.split(/[,，]\s*/u).at(-1)
    : undefined
  const isYesNo =
    [start, behindCondition ?? ''].some((one) => language.yesNoOpenings.opening(one)) ||
    (within === undefined && language.yesNoParticles.find(start).length > 0)
  if (isYesNo) return 'yes-no'
  if (wishesToDo(start, language)) return 'steps'
  return within ?? (language.askingWords.find(text).length > 0 ? 'definition' : undefined)
}

/** "I need to change the port", and not "I need the port". */
function wishesToDo(sentence: string, { wishes, articles, putsVerbsLast }: Language): boolean {
  const wish = wishes.opening(sentence)
  if (wish === undefined) return false
  return putsVerbsLast || articles.opening(sentence.slice(wish.end)) === undefined
}

/** Whether a question ends with what a thing is for: "What are they used for?" */
function asksForPurpose(text: string, { purposeWords }: Language): boolean {
  return purposeWords.find(text).some(({ end }) => !/[\p{L}\p{N}]/u.test(text.slice(end)))
}

/**
 * What the last clause asks that opens with question words, after what only tells the situation: "It rattles, what
 * now?"
 */
function clauseAsks(sentence: string, language: Language): Asked | undefined {
  const clauses = sentence.split(/[,;:¿،，；]\s*/).slice(1)
  return clauses.flatMap((clause) => language.asks.opening(clause)?.value ?? []).at(-1)
}

/**
 * Whether a message may ask about all rows of a table: it has a word such as "how many" or "highest", asks for a number
 * by another one, for what a thing costs, for persons or things that something is true of, or for work that is done or
 * is not. What is denied is no condition that a row states, except by words that exclude values ("not in Oslo"); "no
 * more than" denies nothing.
 */
function mayAggregate(text: string, kind: Question['asks'], language: Language): boolean {
  if (language.aggregation === undefined) return false
  const { progress } = language.aggregation
  const phrases = language.aggregation.phrases.find(text)
  const states = [...progress.open.find(text), ...progress.done.find(text)]
  const read = [...phrases, ...(states.length > 0 ? progress.still.find(text) : [])]
  const isDenied = language.negations.find(text).some((negation) => !isWithinAny(negation, read))
  if (isDenied || kind === 'yes-no') return false
  // "What is still open?"
  if (kind === 'thing' && states.length > 0) return true
  const computes = phrases.some(({ value }) => value.some(({ kind: own }) => !joins.has(own)))
  const isOfNumber = kind === 'number' && /\p{N}/u.test(text)
  const { all, differences, prices } = language.aggregation
  const isOfRows = [all, differences, prices].some((words) => words.find(text).length > 0)
  return (
    computes || isOfNumber || isOfRows || kind === 'person' || kind === 'choice' || kind === 'list'
  )
}

/** The two names in a question for what connects them, without articles; undefined for any other. */
function connectedIn(text: string, language: Language): Question['connects'] {
  const names = language.connections.gapsIn(text)?.map((name) => {
    return name.slice(language.articles.opening(name)?.end ?? 0).trim()
  })
  const [one = '', other = ''] = names ?? []
  return one !== '' && other !== '' ? [one, other] : undefined
}

/** Phrases that only join conditions. */
const joins: ReadonlySet<AggregationMeaning['kind']> = new Set(['except', 'or', 'and'])

/** What a question for things of a kind is taken for, if it does not say that it wants all. */
const asksForKind: ReadonlySet<Question['asks']> = new Set(['thing', 'choice'])

/**
 * Whether a question is a follow-up: it `refers` back with a pronoun or opening, or has no terms of its own. A short
 * one `may` continue the topic or begin another: "Which invoices are open?"
 */
function continues(
  text: string,
  language: Language,
  termCount: number,
  isFirst: boolean,
): Continuing | undefined {
  if (termCount === 0 || language.followUps.opening(text) !== undefined) return 'refers'
  const isShort = termCount <= settings.conversation.fewTerms
  // "O salão": what may be an article refers to nothing in a longer question.
  const pronouns = isShort || isFirst ? language.pronouns.find(text) : surePronouns(text, language)
  if (pronouns.length > 0 && (isShort || !hasName(text, language))) return 'refers'
  return isShort ? 'may' : undefined
}

function hasName(text: string, { code }: Language): boolean {
  return tokensOfShort(text, code).some(
    ({ word, start }) => start > 0 && word.isCapital && word.isTerm,
  )
}

type Continuing = 'refers' | 'may'

import { tokens } from '../../../extraction/terms/tokens.ts'
import { languagesOfWords } from '../../../language/detection/languages-of-words.ts'
import type { Language } from '../../../language/language.ts'
import type { Phrases } from '../../../language/phrases.ts'
import { type PhrasesOfAll, phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { withoutPunctuation } from '../../../language/sentence-ends.ts'
import type { Vocabulary } from '../../../language/vocabularies.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Utterance } from '../../mind.ts'
import type { HowToRetell, SmallTalk } from '../../question.ts'
import { settings } from '../settings.ts'

/**
 * What a message does that asks nothing of any source, and the languages that match: undefined where it has terms
 * besides, which could be looked up.
 */
export function smallTalk(text: string): KindOfSmallTalk | undefined {
  if (text.length > settings.conversation.politeLengthMax) return undefined
  const spoken = withoutPunctuation(text)
  if (!smallTalkOfAll.areIn(spoken)) return undefined
  for (const { besides, ofAll, ...kind } of kinds) {
    if (!ofAll.areIn(spoken)) continue
    const mayBeIn = languagesOfWords((language) => besides(spoken, language))
    if (mayBeIn.length > 0) return { ...kind, mayBeIn }
  }
  return undefined
}

/**
 * What each message of a conversation does that asks nothing of any source. Where nothing was asked yet, a single word
 * that could wish an answer in another way, "context" or "reference", is a question as well.
 */
export function smallTalkIn(
  conversation: readonly Utterance[],
): readonly (KindOfSmallTalk | undefined)[] {
  let hasAsked = false
  return conversation.map(({ role, content }) => {
    if (role !== 'user') return undefined
    const small = smallTalk(content.trim())
    const isAsked = small === undefined || (!hasAsked && isKeyword(content, small))
    hasAsked ||= isAsked
    return isAsked ? undefined : small
  })
}

/** Whether a wish for an answer is a single term. */
function isKeyword(text: string, { how, mayBeIn: [language = 'en'] }: KindOfSmallTalk): boolean {
  const words = how === undefined ? [] : tokens(text, language)
  return words.length === 1 && words[0]?.word.isTerm === true
}

type KindOfSmallTalk = {
  readonly kind: SmallTalk
  /** In what other way a remark on a reply wishes to have it. */
  readonly how?: HowToRetell
  readonly mayBeIn: readonly string[]
}

/** Most messages have none of them, which is told without their language. */
const smallTalkOfAll = phrasesOfAll([
  'greetings',
  'thanks',
  'questionsOfAssistant',
  'shorterWishes',
  'moreWishes',
  'sourceWishes',
  'remarksOnReply',
  'acknowledgements',
])

/**
 * A conversation without small talk and the replies to it: "And the other one?" goes on from what was asked before. What
 * was told to a wish for more belongs to the answer before.
 */
export function withoutSmallTalk(conversation: readonly Utterance[]): readonly Utterance[] {
  const kept: Utterance[] = []
  const told = smallTalkIn(conversation)
  let small: KindOfSmallTalk | undefined
  for (const [at, message] of conversation.entries()) {
    if (message.role === 'user') small = told[at]
    const last = kept.at(-1)
    if (small === undefined) kept.push(message)
    else if (small.how === 'more' && message.role === 'assistant' && last?.role === 'assistant')
      kept[kept.length - 1] = joined(last, message)
  }
  return kept
}

function joined(first: Utterance, next: Utterance): Utterance {
  const content = `${first.content}\n\n${next.content}`
  if (first.quotes === undefined && next.quotes === undefined) return { ...first, content }
  const quotes = [first, next].flatMap(({ content, quotes = [content] }) => quotes)
  return { ...first, content, quotes }
}

/** The number of terms besides what a message of a kind says, in a language; undefined where it is none. */
type Besides = (spoken: string, language: Language) => number | undefined

const kinds: readonly (Omit<KindOfSmallTalk, 'mayBeIn'> & {
  readonly besides: Besides
  /** The phrases that it has in any language: one language after another takes ten times as long. */
  readonly ofAll: PhrasesOfAll
})[] = [
  { kind: 'greeting', besides: besidesGreeting, ofAll: phrasesOfAll(['greetings']) },
  { kind: 'remark', how: 'again', ...saying('remarksOnReply') },
  { kind: 'remark', how: 'shorter', ...saying('shorterWishes') },
  { kind: 'remark', how: 'more', ...saying('moreWishes') },
  { kind: 'remark', how: 'sources', ...saying('sourceWishes') },
  { kind: 'ofAssistant', ...saying('questionsOfAssistant') },
  { kind: 'thanks', besides: besidesThanks, ofAll: phrasesOfAll(['thanks']) },
  { kind: 'acknowledgement', ...saying('acknowledgements') },
]

function saying(vocabulary: Said): { readonly besides: Besides; readonly ofAll: PhrasesOfAll } {
  return { besides: nothingBesides(vocabulary), ofAll: phrasesOfAll([vocabulary]) }
}

type Said = Extract<
  Vocabulary,
  `${string}Wishes` | 'questionsOfAssistant' | 'remarksOnReply' | 'acknowledgements'
>

function besidesGreeting(spoken: string, { greetings, code }: Language): 0 | undefined {
  const found = greetings.opening(spoken)
  return found && countTerms(spoken.slice(found.end), code) === 0 ? 0 : undefined
}

/**
 * The number of terms besides the thanks; undefined if the message is more than thanks. Some languages put what they
 * thank for first; nothing else may precede the thanks but that something is understood, and only a little may follow.
 */
function besidesThanks(spoken: string, language: Language): number | undefined {
  const { code, thanks, thankedFor, acknowledgements } = language
  const all = thanks.find(spoken)
  const [first] = all
  if (first === undefined) return undefined
  const known = [...all, ...thankedFor.find(spoken), ...acknowledgements.find(spoken)]
  const isKnown = (range: Range) => overlapsAny(range, known)
  const left = tokens(spoken, code).filter((token) => token.word.isTerm && !isKnown(token))
  const isBefore = left.some(({ start }) => start < first.start)
  const asks = language.asks.find(spoken).some((one) => !isKnown(one))
  const most = first.start === 0 ? settings.conversation.thanksTermsMax : 0
  return isBefore || (asks && first.start > 0) || left.length > most ? undefined : left.length
}

/**
 * Reads messages that say nothing but phrases of a vocabulary, with greetings, courtesies and notes around them: "Ok,
 * and who are you?" is one, "Ok, but why?" and "What can you do with it?" ask about something.
 */
function nothingBesides(vocabulary: Said): Besides {
  return (spoken, language) => {
    const said = language[vocabulary].find(spoken)
    if (said.length === 0) return undefined
    const { greetings, courtesies, acknowledgements, thanks, code } = language
    const around = [greetings, courtesies, acknowledgements, thanks].flatMap((words) =>
      words.find(spoken),
    )
    const isSaid = (range: Range) => overlapsAny(range, [...said, ...around])
    const others = [language.asks, language.pronouns].flatMap((words: Phrases<unknown>) =>
      words.find(spoken),
    )
    const isMore = tokens(spoken, code).some((token) => token.word.isTerm && !isSaid(token))
    return isMore || others.some((one) => !isSaid(one)) ? undefined : 0
  }
}

function countTerms(text: string, language: string): number {
  return tokens(text, language).filter(({ word }) => word.isTerm).length
}

import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { blanked } from '../../../language/words/ranges.ts'
import type { Question } from '../../question.ts'
import type { Compared } from './align.ts'
import { beginAlike, isAmong, type NamedDocument, wordsIn } from './named-documents.ts'
import { settings } from './settings.ts'
import { versionsAsked } from './versions-asked.ts'

/** A term that a question for changes is about. */
export type TopicTerm = { readonly hash: number; readonly folded: string }

/** What a question for changes is about besides these documents and their versions: "holidays". */
export function topicOf(
  { changes, text }: Question,
  documents: readonly NamedDocument[],
): readonly TopicTerm[] {
  const asked = languageOf(changes?.language ?? '').changes
  if (changes === undefined || asked === undefined) return []
  const language = documents[0]?.language ?? changes.language
  const versions = versionsAsked(text, asked)
  const { since, versions: designating, sources, latest } = asked
  const bare = [since, designating, sources, latest].reduce(
    (rest, phrases) => blanked(rest, phrases.find(rest)),
    changes.about,
  )
  const called = documents.flatMap(({ words }) => [...words])
  const isOfDocument = ({ word }: Token, written: string) =>
    isAmong(word.folded, called) ||
    called.some((name) => endsWithWord(name, word.folded)) ||
    called.includes(written) ||
    documents.some(({ terms }) => terms.has(word.hash)) ||
    versions.includes(word.folded) ||
    versions.includes(written)
  const terms = new Map<number, TopicTerm>()
  for (const token of tokens(bare, language)) {
    const { word, start, end } = token
    const written = bare.slice(start, end)
    if (!word.isTerm || word.isNumber || isOfDocument(token, written)) continue
    if (wordsIn(written)[0]?.length === 1) continue
    terms.set(word.hash, { hash: word.hash, folded: word.folded })
  }
  return [...terms.values()]
}

/** Whether a name is a compound of a word: "Betriebshandbuch" of "Handbuch". */
function endsWithWord(name: string, word: string): boolean {
  return word.length >= settings.stemLengthMin && name.endsWith(word)
}

/**
 * Those of the compared units that are on a topic: below headings that have all its terms, else those that have most of
 * it, by the weights of its terms (inverse document frequency). None if a term stands nowhere. Linear in their length.
 */
export function onTopic<One extends Compared>(
  all: readonly One[],
  topic: readonly TopicTerm[],
): readonly One[] {
  if (topic.length === 0) return all
  const own = all.map((one) => {
    const entries = [one.old, one.now].filter((entry) => entry !== undefined)
    const inText = topic.map((term) => entries.some((entry) => hasTerm(entry.words, term)))
    const inHeading = topic.map((term) => entries.some((entry) => hasTerm(entry.above, term)))
    return { one, inText, inHeading, has: inText.map((has, at) => has || inHeading[at] === true) }
  })
  const counts = topic.map((_, at) => own.filter(({ has }) => has[at]).length)
  if (counts.some((count) => count === 0)) return []
  const below = own.filter(({ inHeading }) => inHeading.every(Boolean))
  if (below.length > 0) return below.map(({ one }) => one)
  const weights = counts.map((count) => Math.log(1 + all.length / count))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const worthOf = (has: readonly boolean[]) =>
    weights.reduce((sum, weight, at) => sum + (has[at] ? weight : 0), 0)
  const most = Math.max(...own.map(({ has }) => worthOf(has)))
  if (most < total * settings.topicMin) return []
  return own.filter(({ has }) => worthOf(has) >= most - rounding).map(({ one }) => one)
}

const rounding = 1e-9

/** Whether some words have a term, perhaps in another form. */
export function hasTerm(words: ReadonlyMap<number, string>, { hash, folded }: TopicTerm): boolean {
  if (words.has(hash)) return true
  for (const word of words.values()) if (beginAlike(word, folded)) return true
  return false
}

import { capitalised } from '../../base/capitalised.ts'
import { shortened } from '../../base/shortened.ts'
import type { Token } from '../../extraction/tokens.ts'
import { settings } from '../settings.ts'
import type { Excerpt } from './choose-excerpts.ts'
import type { TopicEvidence } from './topic-evidence.ts'

export type Section = { readonly title: string; readonly excerpts: readonly Excerpt[] }

/**
 * Puts excerpts into sections, each into exactly one: like to like (agglomerative clustering by average likeness, large
 * groups growing slower), what is most relevant first. In a section each page is read from top to bottom.
 */
export function outline(evidence: TopicEvidence, excerpts: readonly Excerpt[]): Section[] {
  const groups = clusters(evidence, excerpts)
  const taken = new Set<string>()
  return groups.map((group) => {
    const others = excerpts.filter((excerpt) => !group.includes(excerpt))
    const title = titleOf(evidence, group, others, taken)
    taken.add(title.toLowerCase())
    return { title, excerpts: inReadingOrder(group) }
  })
}

function clusters(evidence: TopicEvidence, excerpts: readonly Excerpt[]): Excerpt[][] {
  const wanted = Math.round(excerpts.length / settings.excerptsBySection)
  const count = Math.min(settings.sectionsMax, Math.max(settings.sectionsMin, wanted))
  const likeness = excerpts.map((one) =>
    excerpts.map(
      (other) =>
        evidence.likeness(one.terms, other.terms) +
        (one.page === other.page ? settings.samePageLikeness : 0),
    ),
  )
  let groups = excerpts.map((_, index) => [index])
  while (groups.length > count) {
    let [first, second, most] = [0, 1, -1]
    for (const [a, one] of groups.entries())
      for (const [b, other] of groups.entries()) {
        if (b <= a) continue
        let sum = 0
        for (const x of one) for (const y of other) sum += likeness[x]?.[y] ?? 0
        const size = one.length * other.length
        const value = sum / size / (1 + growthCost * (one.length + other.length - 2))
        if (value > most) [first, second, most] = [a, b, value]
      }
    const merged = [...(groups[first] ?? []), ...(groups[second] ?? [])].sort((a, b) => a - b)
    groups = groups.map((group, at) => (at === first ? merged : group))
    groups.splice(second, 1)
  }
  return groups
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => group.flatMap((index) => excerpts[index] ?? []))
}

const growthCost = 0.35

/** Page by page, the one with the best excerpt first. */
function inReadingOrder(group: readonly Excerpt[]): Excerpt[] {
  const pages = [...new Set(group.map(({ page }) => page))]
  return group.toSorted(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) ||
      (a.sentences[0]?.start ?? 0) - (b.sentences[0]?.start ?? 0),
  )
}

type Phrase = { readonly written: string; readonly terms: readonly number[]; within: number }

/**
 * The phrase that most of a group's excerpts have and others have not (class-based tf-idf); else
 * the heading of its best.
 */
function titleOf(
  evidence: TopicEvidence,
  group: readonly Excerpt[],
  others: readonly Excerpt[],
  taken: ReadonlySet<string>,
): string {
  const phrases = new Map<string, Phrase>()
  for (const excerpt of group) {
    const own = new Map<string, Phrase>()
    for (const sentence of excerpt.sentences)
      for (const phrase of phrasesOf(sentence.text, sentence.tokens))
        own.set(phrase.terms.join(' '), phrase)
    for (const [key, phrase] of own) {
      const known = phrases.get(key)
      if (known === undefined) phrases.set(key, phrase)
      else known.within++
    }
  }
  let [best, most] = ['', 0]
  for (const { written, terms, within } of phrases.values()) {
    if (within < 2 || taken.has(written.toLowerCase())) continue
    const without = others.filter((one) => terms.every((term) => one.terms.has(term))).length
    const telling = terms.reduce((sum, term) => sum + (evidence.concepts.get(term) ?? 0), 0)
    const value = ((within * within) / (within + without)) * telling * terms.length ** 0.3
    if (value > most) [best, most] = [written, value]
  }
  return capitalised(best === '' ? placeOf(evidence, group, taken) : best)
}

/** The heading that the best excerpt with one stands under, or the title of its page. */
function placeOf(
  evidence: TopicEvidence,
  group: readonly Excerpt[],
  taken: ReadonlySet<string>,
): string {
  const places = group.flatMap(({ sentences, page }) => [
    sentences[0]?.headings.at(-1) ?? '',
    evidence.pages[page]?.page.title ?? '',
  ])
  const isFree = (place: string) => place.trim() !== '' && !taken.has(place.toLowerCase())
  const fitting = places.filter((place) => isFree(place) && place.length <= placeLengthMax)
  const free = fitting[0] ?? places.find(isFree)
  return free === undefined ? `${taken.size + 1}` : shortened(free, placeLengthMax, ' …')
}

const placeLengthMax = 70

const phraseWordsMax = 4
const phraseTermsMax = 3

/** Runs of words that begin and end with a term, without punctuation between them. */
function phrasesOf(text: string, words: readonly Token[]): Phrase[] {
  const found: Phrase[] = []
  for (const [at, first] of words.entries()) {
    if (!first.word.isTerm || first.word.isNumber || first.word.isCalendar) continue
    const terms: number[] = []
    for (const last of words.slice(at, at + phraseWordsMax)) {
      const written = text.slice(first.start, last.end)
      if (/[,;:.!?()"“”«»]/u.test(written)) break
      if (/^['’]\p{L}/u.test(text.slice(last.end))) break
      if (!last.word.isTerm) continue
      terms.push(last.word.hash)
      if (terms.length > phraseTermsMax) break
      if (terms.length > 1 || first.word.isCapital)
        found.push({ written, terms: [...terms], within: 1 })
    }
  }
  return found
}

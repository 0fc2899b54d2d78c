import type { Thinking } from '../../../base/thinking.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { readChronologyAsked } from '../question/chronology-asked.ts'
import type { ChronologyAsked } from '../question/chronology-question.ts'
import { type ChosenEntries, chooseEntries } from './choose-entries.ts'
import type { ToldOfDocument } from './chooser.ts'
import { settings } from './settings.ts'
import { tellDistance } from './tell-distance.ts'
import { writeEntries } from './write-entries.ts'

/**
 * Answers a question for what happened in a time, before or after an event, in which order, or how long after another
 * thing, from passages that hold whole documents: a list of exact quotes in the order of time, with how many of them are
 * told where not all have room. Where nothing is of that time, what is nearest to it. Undefined if it asks for something
 * else, or the documents tell no times.
 */
export function tellChronology(
  { text, chronology, today = 0 }: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const asked = chronology && readChronologyAsked(text, chronology.language, today)
  if (asked === undefined) return undefined
  if (asked.isDistance) return tellDistance(asked, passages)
  const chosen = chooseEntries(passages, asked, today)
  return chosen && written(chosen, asked, passages, thinking)
}

function written(
  { documents, grounding, isNearTime }: ChosenEntries,
  asked: ChronologyAsked,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer {
  const { replies, chronology } = languageOf(asked.language)
  const isBackwards = [asked.event, asked.times[0], asked.clock].some(
    (one) => one?.compared === 'before',
  )
  const shownOnes = withRoom(documents, settings.words[thinking], isBackwards)
  const { text, citations } = writeEntries(shownOnes, passages, asked.language)
  const [told, all] = [countOf(shownOnes), countOf(documents)]
  const count = told < all ? `${told} / ${all}` : `${all}`
  const isCounted = !isNearTime && all > 1 && (told < all || thinking === 'ponder')
  const near = isNearTime ? chronology?.nothingThen : replies.nearest
  const opening = [
    ...(grounding === 'nearest' && near ? [near] : []),
    ...(isCounted ? [`**${chronology?.title ?? ''}: ${count}**`] : []),
  ]
  return { text: [...opening, text].join('\n\n'), citations, grounding }
}

/** As many of each document as there is room for, at least one: the first ones, or the last ones before something. */
function withRoom(
  documents: readonly ToldOfDocument[],
  wordsMax: number,
  isBackwards: boolean,
): readonly ToldOfDocument[] {
  return documents.map(({ told }) => {
    let words = 0
    const chosen = new Set(
      (isBackwards ? told.toReversed() : told).filter(({ entry }, at) => {
        words += entry.wordCount
        return at === 0 || words <= wordsMax / documents.length
      }),
    )
    return { told: told.filter((one) => chosen.has(one)) }
  })
}

function countOf(documents: readonly ToldOfDocument[]): number {
  return documents.reduce((sum, { told }) => sum + told.length, 0)
}

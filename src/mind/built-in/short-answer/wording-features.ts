import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Coverage } from '../features/coverage.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'
import type { Wording } from './wordings.ts'
import { type SpanForm, spanForms } from './wordings.ts'

/** Features by name, always in the same order. */
export type Features = Readonly<Record<string, number>>

/**
 * The features of each wording: how it relates to the question and to the other wordings, independent of the language
 * and in a fixed order. The confidence of the choice is left out: it is higher on the data the weights were trained on.
 */
export function wordingFeatures(
  candidates: Candidates,
  choice: Choice,
  wordings: readonly Wording[],
): readonly Features[] {
  const asked = questionFeatures(candidates)
  const focus = focusOf(candidates)
  const units = unitFeatures(candidates, choice)
  const spoken = new Map<Unit, Spoken>()
  const near = wordings.map((wording) => {
    const { unit } = wording
    const known = spoken.get(unit) ?? spokenOf(wording, candidates)
    spoken.set(unit, known)
    return nearness(wording, known, candidates, focus)
  })
  return wordings.map((wording, at) => {
    const own = near[at] ?? {}
    const rivals = [...wordings.keys()].filter((other) => isRival(wording, wordings[other]))
    return {
      ...asked,
      ...units(wording.index),
      ...formFeatures(wording, candidates, focus),
      ...own,
      ...leads(
        own,
        rivals.map((other) => near[other] ?? {}),
      ),
      rivals: rivals.length,
      rivalsHere: rivals.filter((other) => wordings[other]?.unit === wording.unit).length,
      sameElsewhere: wordings.filter((other) => isSameElsewhere(wording, other)).length,
    }
  })
}

function isRival(one: Wording, other: Wording | undefined): boolean {
  return other?.form === one.form && other.folded !== one.folded
}

function isSameElsewhere(one: Wording, other: Wording): boolean {
  return other.folded === one.folded && other.unit !== one.unit
}

function questionFeatures({ question: { asks }, measure }: Candidates): Features {
  return {
    asksPerson: Number(asks === 'person'),
    asksTime: Number(asks === 'time'),
    asksNumber: Number(asks === 'number'),
    asksChoice: Number(asks === 'choice'),
    asksThing: Number(asks === 'thing'),
    termCount: measure.terms.length,
  }
}

/**
 * The first question term after the question word, "year" in "in which year"; undefined if no question word is known.
 */
function focusOf({ question, measure }: Candidates): number | undefined {
  const text = question.text.slice(0, shared.bounds.title)
  const [found] = languageOf(question.language).asks.find(text)
  if (found === undefined) return undefined
  const rest = fold(text.slice(found.end))
  let focus: number | undefined
  let nearest = rest.length
  measure.terms.forEach(({ folded }, term) => {
    const place = rest.indexOf(folded)
    if (place < 0 || place >= nearest) return
    focus = term
    nearest = place
  })
  return focus
}

/** Features of how well a unit fits the question. */
function unitFeatures(
  { measure, passages, units }: Candidates,
  choice: Choice,
): (index: number) => Features {
  const shares = measure.alike.map((coverage) => measure.share(coverage))
  const best = Math.max(...shares, 1e-9)
  const order = [...choice.units]
  return (index) => {
    const share = shares[index] ?? 0
    const missing = measure.terms.map((_, term) => {
      return (measure.weights[term] ?? 0) * (1 - (measure.placed[index]?.[term] ?? 0))
    })
    return {
      share,
      shareOfBest: share / best,
      mostMissing: Math.max(0, ...missing),
      order: order.indexOf(index),
      score: (passages[units[index]?.passage ?? 0]?.score ?? 0) / (passages[0]?.score || 1),
      unitLength: units[index]?.tokens.length ?? 0,
    }
  }
}

function formFeatures(
  { text, folded, form, span, unit, index, first, last }: Wording,
  { question, measure, passages }: Candidates,
  focus: number | undefined,
): Features {
  const passage = passages[unit.passage]
  const words = unit.tokens.slice(first, last + 1)
  const terms = (measure.hits[index] ?? []).filter(({ at }) => at >= first && at <= last)
  const mark = passage?.text.slice(span.end, span.end + 2).trim()[0] ?? ' '
  return {
    form: spanForms.indexOf(form),
    fits: Number(fits(question.asks, form)),
    wordCount: words.length,
    length: text.length,
    place: first / unit.tokens.length,
    toEnd: Math.min(settings.wordings.farthest, unit.tokens.length - last - 1),
    markAfter: marksAfter.indexOf(mark),
    focusWithin: Number(terms.some(({ term }) => term === focus)),
    askedWithin: terms.length / words.length,
    capitals: words.filter(({ word }) => word.isCapital).length,
    figures: text.replace(/\P{Nd}/gu, '').length,
    mentions: passages.filter((passage) => passage.text.includes(text)).length,
    inTitle: Number(fold(passage?.title ?? '').includes(folded)),
  }
}

function fits(asks: string | undefined, form: SpanForm): boolean {
  if (asks === 'time') return form === 'date'
  if (asks === 'number') return form === 'number'
  return (asks === 'person' || asks === 'place') && form === 'name'
}

const marksAfter = [')', ',', '.', '"', '(', ':', ';', '-']

/**
 * For each word of a unit, the question term of which it is a form, and its position; punctuation counts as several
 * words.
 */
type Spoken = {
  readonly terms: readonly (number | undefined)[]
  readonly places: readonly number[]
}

function spokenOf({ unit, index }: Wording, { measure, passages }: Candidates): Spoken {
  const { tokens } = unit
  const text = passages[unit.passage]?.text ?? ''
  let place = 0
  const places = tokens.map(({ start }, at) => {
    const gap = text.slice(tokens[at - 1]?.end ?? start, start)
    place += clauseMark.test(gap) ? settings.wordings.markDistance : 1
    return place
  })
  const hits = new Map(measure.hits[index]?.map(({ at, term }) => [at, term]))
  const terms = tokens.map(({ word }, at) => {
    return hits.get(at) ?? termLike(measure.meaningOf(word).alike)
  })
  return { terms, places }
}

const clauseMark = /[,;:()—–、，；：（）،؛]/

/** The first question term of which a word is a form. */
function termLike(alike: Coverage | undefined): number | undefined {
  const like = alike?.findIndex((value) => value >= shared.likeness.sameMin) ?? -1
  return like < 0 ? undefined : like
}

/** Features of the distance, in words, from the wording to the question terms in its unit. */
function nearness(
  { first, last }: Wording,
  { terms, places }: Spoken,
  { measure }: Candidates,
  focus: number | undefined,
): Features {
  const [from = 0, to = 0] = [places[first], places[last]]
  const distances = new Map<number, number>()
  let before = settings.wordings.farthest
  let after = settings.wordings.farthest
  terms.forEach((term, at) => {
    if (term === undefined || (at >= first && at <= last)) return
    const place = places[at] ?? 0
    const distance = at < first ? from - place : place - to
    if (at < first) before = Math.min(before, distance)
    else after = Math.min(after, distance)
    distances.set(term, Math.min(distance, distances.get(term) ?? settings.wordings.farthest))
  })
  const weighed = (worth: (distance: number) => number) => {
    let sum = 0
    for (const [term, distance] of distances) sum += (measure.weights[term] ?? 0) * worth(distance)
    return sum
  }
  return {
    before,
    after,
    focusDistance: focus === undefined ? -1 : (distances.get(focus) ?? settings.wordings.farthest),
    pull: weighed((distance) => 1 / (1 + distance / 4)),
    within3: weighed((distance) => Number(distance <= 3)),
    within8: weighed((distance) => Number(distance <= 8)),
  }
}

/** How much nearer the wording is to the question terms than its nearest rival of the same form. */
function leads(own: Features, rivals: readonly Features[]): Features {
  const lead = (name: string) => {
    return (own[name] ?? 0) - Math.max(0, ...rivals.map((rival) => rival[name] ?? 0))
  }
  return { pullLead: lead('pull'), within3Lead: lead('within3'), within8Lead: lead('within8') }
}

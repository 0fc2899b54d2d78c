import { isFileName } from '../../../base/text/is-file-name.ts'
import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { isReleaseHeading } from '../../../language/releases.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'
import { isCounted } from '../segmentation/clauses.ts'
import { leans, type Unit } from '../segmentation/read-evidence.ts'
import { isSaid, isTurn } from '../segmentation/turns.ts'
import type { Candidates } from '../selection/candidates.ts'
import { headingsAbove, placeKey } from './runs.ts'
import { settings } from './settings.ts'
import { ownTitle, tellsTitle } from './titles.ts'

/**
 * Which documents are introduced by their title: no document, pages of the web (when pondering), or all (in a
 * comparison).
 */
export type Titled = 'none' | 'pages' | 'all'

/** The heading lines of an answer, for its quotations in the order in which they are written. */
export class Places {
  readonly #candidates: Candidates
  readonly #titled: Titled
  readonly #isOfOneDocument: boolean
  /** The titles of all documents that were read. */
  readonly #titles: readonly string[]
  /** The heading lines so far. */
  readonly #shownPlaces = new Set<string>()
  /** Ids of the documents quoted so far, and of those whose title was shown. */
  readonly #quotedDocuments = new Set<string>()
  readonly #namedDocuments = new Set<string>()
  /** The section of the last quotation, as `placeKey` tells it. */
  #section = ''
  /** Whether the last block has a heading line above it, which a reader would also apply to the next block. */
  #isUnderPlace = false

  constructor(candidates: Candidates, titled: Titled, isOfOneDocument: boolean) {
    this.#candidates = candidates
    this.#titled = titled
    this.#isOfOneDocument = isOfOneDocument
    this.#titles = candidates.passages.map(({ title }) => title)
  }

  /**
   * What a reader needs above the unit to understand it: the heading, or else the title of the document; empty for
   * nothing. Where the heading says little (the option "--force" does not name its command), the title stands before it
   * the first time that the document is quoted, unless the question was put to this document alone. The first quotation
   * of a page of the web has the title in any case when pondering, with its date, as nobody chose the page; in a
   * comparison that of each document has. A file name is no title where only one document is quoted. A `label` is shown
   * instead of all that.
   */
  above(unit: Unit, passage: Passage, label?: string): string {
    const own = this.#placeOf(unit, passage)
    const place = label === undefined ? own : shownPlace(label)
    if (place !== '') this.#isUnderPlace = unit.kind !== 'sentence'
    return place
  }

  #placeOf(unit: Unit, passage: Passage): string {
    const key = placeKey(unit, this.#candidates.passages)
    if (key === this.#section) return ''
    this.#section = key
    const own = ownTitle(passage.title, this.#titles, unit.headings[0])
    const title = this.#titled === 'all' || tellsTitle(own, passage) ? own : ''
    const showsTitle = !this.#isOfOneDocument || !isFileName(title)
    const heading = this.#headingOf(unit, passage) ?? (showsTitle ? title : '')
    const isNeeded = heading !== '' && this.#needs(heading, unit, passage)
    const isTitled =
      this.#titled === 'all' || (this.#titled === 'pages' && passage.url !== undefined)
    const isIntroduced = isTitled && !this.#quotedDocuments.has(passage.docId)
    this.#quotedDocuments.add(passage.docId)
    const isTold = heading.startsWith(`${title} › `)
    const above = isTold ? '' : isIntroduced ? withDate(title, passage) : title
    const below = isNeeded && (heading !== title || isTold) ? heading : ''
    const withTitle = [above, below].filter(Boolean).join(' › ')
    const isUnnamed = isNeeded && showsTitle && !this.#namedDocuments.has(passage.docId)
    const { isOfDocument, kind } = this.#candidates.question
    const isKnown = isOfDocument || kind === 'overview' || passage.url !== undefined
    const saysLittle = unit.isDescription || !this.#isAsked(heading, passage)
    const namesDocument = isIntroduced || (isUnnamed && !isKnown && saysLittle)
    if (namesDocument || (isNeeded && heading === title)) this.#namedDocuments.add(passage.docId)
    const places = namesDocument ? [withTitle] : isNeeded ? [heading, withTitle] : []
    // Two documents may have the same title; that of another one is told all the same.
    const isOther = isIntroduced && this.#titled === 'all'
    const place = places.map(shownPlace).find((one) => isOther || !this.#shownPlaces.has(one)) ?? ''
    this.#shownPlaces.add(place)
    return place
  }

  /**
   * The heading above a unit. Its parent is put before it in an overview, where it says little (a term that nobody asks
   * for, or "Notes" of several sections), and where the parent has words of the question, or the date or number that it
   * asks for: "3.2.0 (30 January) › Removed". A cell stands under both of its names. The outermost heading is the title
   * of the document.
   */
  #headingOf(unit: Unit, passage: Passage): string | undefined {
    const [about, turn] = headingsAbove(unit).slice(-2)
    // A mail is about its subject, which no word of it need tell.
    if (turn !== undefined && isTurn(turn)) return `${about} › ${turn}`
    if (unit.under !== undefined) return unit.under.join(' › ')
    const [parent = '', heading] = headingsAbove(unit).slice(1).slice(-2)
    if (heading === undefined) return headingsAbove(unit).at(-1)
    const { measure, units, question } = this.#candidates
    const { language } = passage
    const own = measure.alike[units.indexOf(unit)] ?? measure.none()
    const said = [own, measure.title(heading, language).coverage]
    const hasWords =
      measure.beyond(measure.title(parent, language).coverage, measure.union(said, [0, 1])) >
      settings.places.worthMin
    const saysWhen =
      question.asks === 'time' &&
      readDates(parent, language).length > 0 &&
      readDates(unit.shown, language).length === 0
    const saysLittle =
      this.#isShared(heading, parent) || (unit.isDescription && !this.#isAsked(heading, passage))
    // "Which version …?" is answered by "3.2.0" above "Removed", and what changed says nothing without its version.
    const saysWhich = question.asks === 'choice' && /\p{N}/u.test(parent)
    const tells = hasWords || saysWhen || saysWhich || saysLittle || isReleaseHeading(parent)
    const isNeeded = question.kind === 'overview' || tells
    return isNeeded ? `${parent} › ${heading}` : heading
  }

  /** Whether another section that was read has the same heading under another one. */
  #isShared(heading: string, parent: string): boolean {
    return this.#candidates.units.some((unit) => {
      const above = headingsAbove(unit)
      return above.at(-1) === heading && above.at(-2) !== parent
    })
  }

  /** Whether a heading has a word of the question. */
  #isAsked(heading: string, { language }: Passage): boolean {
    const { measure } = this.#candidates
    return measure.share(measure.title(heading, language).coverage) > 0
  }

  /**
   * Whether the reader needs these words: the unit cannot be understood without them, it describes an option or
   * function that only its heading names, it is of a clause or verse whose number counts under the heading, or they cover
   * question terms that it has not.
   */
  #needs(words: string, unit: Unit, passage: Passage): boolean {
    const { measure, units, question } = this.#candidates
    if (question.kind === 'overview' || this.#isUnderPlace) return true
    if (unit.kind !== 'sentence' || unit.isDescription || isSaid(unit)) return true
    if (leans(unit, this.#candidates.passages) || lacksName(unit)) return true
    if (isCounted(unit, units)) return true
    const own = measure.alike[units.indexOf(unit)] ?? measure.none()
    return (
      measure.beyond(measure.title(words, passage.language).coverage, own) >
      settings.places.worthMin
    )
  }
}

/** A title with the day on which its page was published, where that is known. */
function withDate(title: string, { publishedAt, url }: Passage): string {
  const day = url === undefined ? undefined : publishedAt?.slice(0, '2026-01-31'.length)
  return title === '' || day === undefined ? title : `${title} (${day})`
}

/**
 * Whether the heading of a unit is a name as code has it, and the unit has it not: "--all-projects", "on_event_start",
 * or that of an operation.
 */
function lacksName({ headings, shown: said }: Unit): boolean {
  const heading = shown(headings.at(-1) ?? '')
  if (operation.test(heading)) return true
  const [name, ...parameters] = heading.split(/[\s,=`]+/).filter(Boolean)
  if (name === undefined || !codeName.test(name)) return false
  return (
    parameters.every((one) => codeName.test(one) || parameter.test(one)) && !said.includes(name)
  )
}

/** An option, or words joined by what joins none in prose. */
const codeName = /^-{1,2}\p{L}[\p{L}\p{N}-]*$|^\p{L}[\p{L}\p{N}]*(?:[_.:][\p{L}\p{N}]+)+(?:\(\))?$/u
/** An operation of an API: "POST /orders/{id}". */
const operation = /^\p{Lu}{3,7} \//u
/** A parameter of an option or function: "<name>", "[path]", "FILE". */
const parameter = /^[<[(|{\]]|^[\p{Lu}_]+$/u

/** A heading line before a quotation. One that ends like a question needs no colon. */
export function label(place: string): string {
  const said = escapedTitle(place)
  return endsQuestion(place) || /[!！]$/.test(place) ? `**${said}**` : `**${said}:**`
}

/** A place on one line. A heading that is a whole sentence loses its stop, as a colon follows. */
function shownPlace(place: string): string {
  const titles = shown(place).replaceAll('**', '').split(' › ').map(shownTitle)
  return withoutEnd(titles.join(' › '), /[*:\s]/).replace(/(?<=\p{Ll}{4})\.$|。$/u, '')
}

import { capitalised } from '../../base/text/capitalised.ts'
import { withoutBidiControls } from '../../base/text/without-bidi-controls.ts'
import { documentAt } from '../../contract/documents/document-address.ts'
import { anchorOf } from '../../contract/text/heading-anchor.ts'
import { marked } from '../../evidence/citation-marks.ts'
import { onOneLine, shown } from '../../evidence/shown.ts'
import type { ReportWords } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import { endsQuestion } from '../../language/sentence-ends.ts'
import { sentences } from '../../language/sentences/sentences.ts'
import type { Disagreement, Gap, ReportSource, Statement } from '../research.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { facetTitle } from './facet-title.ts'
import { areTitlesAlike, pageNameCut } from './page-name.ts'
import { sourceHost } from './source-host.ts'
import type { Verified, VerifiedSection } from './verify-draft.ts'

export type Contents = {
  readonly plan: ResearchPlan
  readonly findings: readonly Verified[]
  readonly sections: readonly VerifiedSection[]
  readonly disagreements: readonly Disagreement[]
  readonly gaps: readonly Gap[]
  readonly sources: readonly ReportSource[]
  /** The queries that were sent to the search engines. */
  readonly queries: readonly string[]
  /** How many pages were read. */
  readonly pageCount: number
  /** How many pages the search engines gave. */
  readonly hitCount: number
  readonly isPartial: boolean
  readonly isNearest: boolean
}

export type WrittenReport = {
  readonly title: string
  readonly text: string
  readonly statements: readonly Statement[]
}

/**
 * Writes the report as Markdown (title, contents, findings, sections, disagreements, gaps, sources) and returns the
 * position of each statement in it.
 */
export function writeReport(contents: Contents): WrittenReport {
  return new ReportWriter(contents).write()
}

class ReportWriter {
  readonly #contents: Contents
  readonly #words: ReportWords
  readonly #statements: Statement[] = []
  /** The sources whose name has been written before a quotation. */
  readonly #introduced = new Set<ReportSource>()
  /** What was told before the last quotation. */
  #caption = ''
  #text = ''
  #section = ''

  constructor(contents: Contents) {
    this.#contents = contents
    this.#words = languageOf(contents.plan.language).report
  }

  write(): WrittenReport {
    const { plan, findings, sections, disagreements, gaps, sources } = this.#contents
    const { isPartial, isNearest } = this.#contents
    const title = capitalised(plan.subject)
    this.#add(`# ${escaped(title)}`)
    if (isPartial) this.#add(`*${this.#words.partial}*`)
    if (findings.length + sections.length + disagreements.length === 0)
      return this.#writeNothing(title)
    if (isNearest) this.#add(`*${languageOf(plan.language).replies.nearest}*`)
    this.#addContents()
    if (findings.length > 0) this.#heading(this.#words.findings)
    this.#addList(findings)
    for (const section of sections) {
      this.#heading(section.title)
      for (const paragraph of inParagraphs(section.statements))
        this.#addParagraph(paragraph, section.title)
    }
    if (disagreements.length > 0) this.#heading(this.#words.disagreements)
    for (const disagreement of disagreements) this.#addDisagreement(disagreement)
    if (gaps.length > 0) {
      this.#heading(this.#words.notFound)
      this.#add(gaps.map((gap) => this.#gap(gap)).join('\n'))
    }
    if (sources.length > 0) {
      this.#heading(this.#words.sources)
      this.#add(sources.map((source) => this.#source(source)).join('\n'))
    }
    return { title, text: `${this.#text}\n`, statements: this.#statements }
  }

  /**
   * Says that nothing was found, unless the search was ended before anything was read, and lists the queries, so that
   * the reader can ask differently.
   */
  #writeNothing(title: string): WrittenReport {
    const { queries, pageCount, hitCount, isPartial } = this.#contents
    const { nothing, noPage, unreadable } = this.#words
    if (pageCount > 0) this.#add(nothing)
    else if (!isPartial) this.#add(hitCount > 0 ? unreadable : noPage)
    if (queries.length > 0) {
      this.#heading(this.#words.searched)
      this.#add(queries.map((query) => `- ${escaped(query)}`).join('\n'))
    }
    return { title, text: `${this.#text}\n`, statements: [] }
  }

  #addContents(): void {
    const { findings, sections, disagreements, gaps, sources } = this.#contents
    const titles = [
      ...(findings.length > 0 ? [this.#words.findings] : []),
      ...sections.map(({ title }) => title),
      ...(disagreements.length > 0 ? [this.#words.disagreements] : []),
      ...(gaps.length > 0 ? [this.#words.notFound] : []),
      ...(sources.length > 0 ? [this.#words.sources] : []),
    ]
    if (titles.length < 2) return
    this.#heading(this.#words.contents)
    this.#add(titles.map((title) => `- [${escaped(title)}](#${anchorOf(title)})`).join('\n'))
  }

  #heading(title: string): void {
    this.#section = title
    this.#add(`## ${escaped(title)}`)
  }

  #addList(statements: readonly Verified[]): void {
    for (const [place, statement] of statements.entries()) {
      this.#text += place === 0 ? '\n\n- ' : '\n- '
      this.#text += this.#opening(statement, this.#section)
      this.#addStatement(statement)
    }
  }

  #addParagraph(statements: readonly Verified[], heading: string): void {
    const [first] = statements
    if (first?.list !== undefined) {
      this.#addItems(statements, heading)
      return
    }
    this.#text += `\n\n${this.#opening(first, heading)}`
    for (const [place, statement] of statements.entries()) {
      this.#text += place === 0 ? '' : ' '
      this.#addStatement(statement)
    }
  }

  /** Writes the items of a list, or the rows of a table, below what leads to it. */
  #addItems(statements: readonly Verified[], heading: string): void {
    const opening = this.#opening(statements[0], heading).trim()
    if (opening !== '') this.#text += `\n\n${opening}`
    this.#text += '\n'
    for (const [place, statement] of statements.entries()) {
      this.#text += statement.list?.isOrdered ? `\n${place + 1}. ` : '\n- '
      this.#addStatement(statement)
    }
  }

  /**
   * The name and date of a page, written before its first quotation so that the reader knows what it is about and how
   * old; empty if it was written before, the heading says the same, or the statement is no quotation.
   */
  #opening(statement: Verified | undefined, heading: string): string {
    const { sources } = this.#contents
    const source = sources[(statement?.evidence[0]?.source ?? 0) - 1]
    if (source === undefined || statement === undefined || isWritten(statement)) return ''
    const isNew = !this.#introduced.has(source)
    this.#introduced.add(source)
    const { caption } = statement
    const name = isNew ? this.#nameOf(source, heading) : ''
    const isSaid =
      caption === undefined ||
      this.#isSaid(caption, [this.#titleOf(source), heading, this.#caption])
    const told = isSaid ? '' : caption
    this.#caption = caption ?? ''
    return emphasised([name, escaped(told)].filter((part) => part !== '').join(' › '))
  }

  #titleOf({ page }: ReportSource): string {
    return pageNameCut(page, this.#contents.plan.language) ?? ''
  }

  #isSaid(caption: string, said: readonly string[]): boolean {
    return said.some((one) => areTitlesAlike(caption, one, this.#contents.plan.language))
  }

  /** The name and date of a source before what it says; empty if it has none, or the heading says it. */
  #nameOf({ page }: ReportSource, heading: string): string {
    const { language } = this.#contents.plan
    const name = pageNameCut(page, language)
    if (name === undefined || areTitlesAlike(name, heading, language)) return ''
    const date = page.publishedAt?.slice(0, dayLength)
    return `${escaped(name)}${date === undefined ? '' : ` (${date})`}`
  }

  /** Who says what is the point of a disagreement, so each side has its name, though it was told before. */
  #addDisagreement({ about, sides }: Disagreement): void {
    this.#text += `\n\n**${escaped(about)}**\n`
    for (const evidence of sides) {
      const source = this.#contents.sources[evidence.source - 1]
      this.#text += `\n- ${source ? emphasised(this.#nameOf(source, this.#section)) : ''}`
      this.#addStatement({ text: shown(evidence.quote), evidence: [evidence], verdict: 'quote' })
    }
  }

  #addStatement({ text, evidence, verdict }: Verified): void {
    const start = this.#text.length
    const said = safe(text)
    const end = start + said.length
    this.#text += marked(said, [...new Set(evidence.map(({ source }) => source))])
    const id = `s${this.#statements.length + 1}`
    this.#statements.push({ id, start, end, section: this.#section, evidence, verdict })
  }

  #gap({ facet, words }: Gap): string {
    const part = escaped(facetTitle(facet, this.#contents.plan.language))
    const quoted = words.map((word) => `“${escaped(word)}”`).join(', ')
    const { inNoQuote, onNoPage } = this.#words
    return `- ${part} (${words.length === 0 ? inNoQuote : `${onNoPage}: ${quoted}`})`
  }

  #source({ index, page, isAbstractOnly, licence, mirrors }: ReportSource): string {
    const { retrieved, abstractOnly, copies } = this.#words
    const facts = [
      page.author,
      documentAt(page.url) === undefined ? sourceHost(page.url) : undefined,
      page.publishedAt?.slice(0, dayLength),
      `${retrieved} ${page.fetchedAt.slice(0, dayLength)}`,
      isAbstractOnly ? abstractOnly : undefined,
      licence,
      mirrors.length > 0 ? `${copies}: ${mirrors.map((url) => `<${url}>`).join(', ')}` : undefined,
    ]
    const name = pageNameCut(page, this.#contents.plan.language) ?? shown(page.title)
    const title = escaped(name) || sourceHost(page.url)
    const told = facts.flatMap((fact) =>
      fact ? [fact.startsWith(copies) ? fact : escaped(fact)] : [],
    )
    return `${index}. [${title}](<${page.url}>) — ${told.join(', ')}`
  }

  #add(block: string): void {
    this.#text += `${this.#text === '' ? '' : '\n\n'}${block}`
  }
}

/** The length of `YYYY-MM-DD` at the beginning of a timestamp. */
const dayLength = 10

/** What stands before a quotation, in italics; a question or a colon needs no colon before its answer. */
function emphasised(name: string): string {
  if (name === '') return ''
  return endsQuestion(name) || /[:：]$/u.test(name) ? `*${name}* ` : `*${name}:* `
}

/** Paragraphs: what one page says, and what follows one another in words of its own; a list is one of its own. */
function inParagraphs(statements: readonly Verified[]): Verified[][] {
  const paragraphs: Verified[][] = []
  for (const statement of statements) {
    const before = paragraphs.at(-1)?.at(-1)
    const isOfOnePage = before?.evidence[0]?.source === statement.evidence[0]?.source
    const isOfOneList =
      before?.list?.id === statement.list?.id &&
      (statement.caption === undefined || statement.caption === before?.caption)
    const isOfOneForm = isOfOnePage && isOfOneList
    if (before && (isOfOneForm || (isWritten(before) && isWritten(statement))))
      paragraphs.at(-1)?.push(statement)
    else paragraphs.push([statement])
  }
  return paragraphs
}

/** Whether a sentence of a statement is in words of its own: none of what the built-in mind quotes is. */
function isWritten({ text, evidence, verdict }: Verified): boolean {
  if (verdict === 'quote') return false
  const quoted = evidence.map(({ quote }) => onOneLine(shown(quote))).join(' ')
  return sentences(text).some(({ start, end }) => {
    return !quoted.includes(onOneLine(text.slice(start, end)).trim())
  })
}

/** Escapes Markdown and HTML in text from outside. */
function escaped(text: string): string {
  const line = withoutBidiControls(text).replace(/\s+/g, ' ')
  return line.replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`)
}

/** Escapes what could begin a link, image or tag in a quotation; leaves the words as they are. */
function safe(text: string): string {
  return text.replace(/[<[\]]/g, (mark) => `\\${mark}`)
}

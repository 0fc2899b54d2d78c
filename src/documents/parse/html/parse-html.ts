import { withHelpTexts } from '../../../extraction/blocks/layout/lists/help-texts.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { superscript } from '../building/superscript.ts'
import { TableStack } from '../building/table-stack.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readHtml } from '../read-xml.ts'
import { parseText } from '../text/parse-text.ts'
import { wordSet } from '../word-set.ts'
import { itemNumberOf, listStartOf, spanOf } from './attribute-numbers.ts'
import { BoldQuestions } from './bold-questions.ts'
import { isFormattedText } from './formatted-text.ts'
import { HeadingLevels } from './heading-levels.ts'
import { ItemTerms } from './item-terms.ts'
import { MainParts } from './main-parts.ts'
import { NoteBoxes } from './note-boxes.ts'
import { isFurniture } from './page-furniture.ts'
import { PictureCaptions } from './picture-captions.ts'

const neverRead = wordSet(
  'script style noscript template svg iframe object canvas audio video select datalist textarea button title rt rp',
)
const paragraphs = wordSet(
  'p div section article main header footer aside ul ol dl table blockquote figure address form fieldset hr details body caption',
)
const lines = wordSet('br option summary figcaption legend')
const inlineCode = wordSet('code kbd samp tt')
/** The name of a program or product in DocBook: some of its styles write it as code, but nobody types it. */
const nameClass = /(^|\s)(application|productname)(\s|$)/
/** What may stand within inline code without ending it. */
const phrasing = wordSet('abbr b big cite dfn em font i mark small span strong sub sup u var wbr')

/** The index of a book, as DocBook, Sphinx and Texinfo write it: it has all terms of the book, and answers nothing. */
const indexClass =
  /(^|\s)(indexdiv|genindex-jumpbox|genindextable|modindextable|(?:[a-z]{2}-entries-)?printindex)(\s|$)/
/** The sign with which documentation generators link a heading to itself. */
const permalinkSign = /^[¶§#🔗⚓\u200b]{1,3}$/u
/** Parses HTML as its readers see it: without scripts and navigation, and only the main part if the page has one. */
export function parseHtml(html: string, budget = new TextBudget()): DocumentContent {
  const page = new PageReader({ skipsFurniture: true }, budget)
  const content = page.read(html)
  // If most of the page counts as furniture, its class names are misleading; contents and an index are mere links.
  const isHidden = content.text === '' || page.hiddenLength > hiddenFactor * content.text.length
  return isHidden ? new PageReader({ skipsFurniture: false }, budget).read(html) : content
}

/** The heading of a note says more than "Note" or "Warning" if it has more words. Not measured. */
const labelWordsMax = 1
/** A page of which four fifths count as furniture is taken to be misread. Not measured. */
const hiddenFactor = 4

type Skipped = {
  readonly depth: number
  /** Whether its text counts as hidden, and the number of open links in it, whose text does not. */
  readonly counts: boolean
  links: number
}

class PageReader {
  readonly #skipsFurniture: boolean
  readonly #budget: TextBudget
  readonly #document: TextBuilder
  readonly #tables: TableStack
  readonly #mainParts = new MainParts()
  #depth = 0
  #skipped: Skipped | undefined
  #verbatim: string | undefined
  /** The text of the open inline code so far, and the depth of its element. */
  #code: { readonly depth: number; text: string } | undefined
  /** The depth of the open name of a program, and of the open superscript. */
  #name: number | undefined
  #raised: number | undefined
  /** The depth of the open label of a note or table; where it may be a heading, with its level and its text so far. */
  #label: { readonly depth: number; readonly level?: number; text: string } | undefined
  #isInPlaceLink = false
  readonly #levels = new HeadingLevels()
  readonly #notes = new NoteBoxes()
  readonly #terms = new ItemTerms()
  readonly #captions = new PictureCaptions()
  readonly #questions = new BoldQuestions()
  #title: string | undefined
  #inTitle = false
  /** Characters of text in furniture, without those of links. */
  hiddenLength = 0

  constructor(options: { skipsFurniture: boolean }, budget: TextBudget) {
    this.#skipsFurniture = options.skipsFurniture
    this.#budget = budget
    this.#document = new TextBuilder(budget)
    this.#tables = new TableStack(this.#document, budget)
  }

  read(html: string): DocumentContent {
    readHtml(html, {
      open: (name, attributes) => this.#open(name, attributes),
      text: (text) => this.#text(text),
      close: (name) => this.#close(name),
    })
    this.#tables.closeAll()
    const title = this.#title?.replace(/\s+/g, ' ').trim()
    const { text, blocks } = this.#document.finish()
    const described = withHelpTexts(text, blocks, this.#budget)
    const marked = this.#questions.mark(text, this.#captions.mark(text, described))
    const main = this.#mainParts.only({ text, blocks: marked })
    return { ...main, title: title || undefined }
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1
    if (this.#skipped) {
      if (name === 'a') this.#skipped.links += 1
      return
    }
    if (name === 'title') this.#inTitle = this.#title === undefined
    const isUnread = neverRead.has(name) || indexClass.test(attributes.class ?? '')
    if (isUnread || (this.#skipsFurniture && isFurniture(name, attributes))) {
      this.#skipped = { depth: this.#depth, counts: !isUnread, links: 0 }
      return
    }
    if (nameClass.test(attributes.class ?? '')) this.#name ??= this.#depth
    if (name === 'sup') this.#raised ??= this.#depth
    this.#openCode(name)
    if (this.#tables.depth === 0) {
      this.#captions.open(name, attributes, this.#depth, this.#document.length)
      this.#questions.open(name, attributes, this.#depth, this.#document.length)
    }
    const { current } = this.#tables
    const ofNote = this.#notes.open(name, attributes, this.#depth, current.length)
    if (ofNote === 'label') this.#label ??= { depth: this.#depth, text: '' }
    if (ofNote === 'title')
      this.#label ??= { depth: this.#depth, level: this.#levels.open(name) ?? 1, text: '' }
    const isInline = phrasing.has(name) || inlineCode.has(name) || name === 'a' || name === 'img'
    if (!isInline && this.#terms.open(name, this.#depth)) current.closeLabel()
    if (ofNote !== undefined) current.breakParagraph()
    else this.#openRead(name, attributes)
  }

  #openRead(name: string, attributes: Readonly<Record<string, string>>): void {
    const { current } = this.#tables
    if (this.#tables.depth === 0)
      this.#mainParts.open(name, attributes, this.#depth, this.#document.length)
    if (name === 'ol') current.openList(listStartOf(attributes))
    if (name === 'ul') current.openList()
    if (name === 'blockquote') current.openQuote()
    if (name === 'a' && 'href' in attributes) current.openLink()
    if (name === 'a') this.#isInPlaceLink = attributes.href?.startsWith('#') ?? false
    const level = this.#levels.open(name)
    // Within a list or a row of a table a heading would end it.
    const mayBeHeading = name !== 'summary' || (this.#tables.depth === 0 && !current.isInList)
    if (level !== undefined && mayBeHeading) current.openHeading(level)
    else if (name === 'li') current.openItem('- ', itemNumberOf(attributes))
    else if (name === 'dt') current.openDefinition()
    else if (name === 'dd') current.openDescription()
    else if (name === 'table') this.#openTable()
    else if (name === 'tr') this.#tables.openRow()
    else if (name === 'td' || name === 'th')
      this.#tables.openCell(spanOf(attributes), name === 'th')
    else if (name === 'pre') this.#verbatim ??= ''
    else this.#break(name)
  }

  #text(text: string): void {
    if (this.#inTitle) this.#title = (this.#title ?? '') + text
    else if (this.#skipped?.counts && this.#skipped.links === 0)
      this.hiddenLength += text.trim().length
    else if (this.#skipped || (this.#isInPlaceLink && permalinkSign.test(text.trim()))) return
    else this.#write(this.#raised === undefined ? text : superscript(text))
  }

  #write(text: string): void {
    this.#terms.text(text)
    if (this.#verbatim !== undefined) this.#verbatim += text
    else if (this.#label?.level !== undefined) this.#label.text += text
    else if (this.#code !== undefined) this.#code.text += text
    else this.#tables.current.write(text)
  }

  #close(name: string): void {
    const skipped = this.#skipped
    if (skipped && name === 'a') skipped.links -= 1
    if (skipped?.depth === this.#depth) this.#skipped = undefined
    if (name === 'title') this.#inTitle = false
    if (!skipped) this.#closeRead(name)
    this.#depth -= 1
  }

  #closeRead(name: string): void {
    const { current } = this.#tables
    this.#captions.close(this.#depth, this.#document.length)
    this.#questions.close(this.#depth, this.#document.length)
    const isFrame = this.#notes.close(name, this.#depth)
    if (this.#label?.depth === this.#depth) this.#closeLabel(this.#label)
    if (isFrame) current.breakParagraph()
    if (isFrame) return
    if (name === 'p') this.#terms.closeParagraph(this.#depth)
    if (this.#code?.depth === this.#depth) this.#closeCode()
    if (this.#name === this.#depth) this.#name = undefined
    if (this.#raised === this.#depth) this.#raised = undefined
    this.#mainParts.close(this.#depth, this.#document.length)
    if (name === 'ol' || name === 'ul') current.closeList()
    if (name === 'blockquote') current.closeQuote()
    if (name === 'a') {
      current.closeLink()
      this.#isInPlaceLink = false
    }
    if (name === 'details') this.#levels.closeDetails()
    if (/^(h[1-6]|summary)$/.test(name)) current.closeHeading()
    else if (name === 'li') current.closeItem()
    else if (name === 'table') this.#closeTable()
    else if (name === 'tr') this.#tables.closeRow()
    else if (name === 'pre') this.#closeVerbatim()
    else if (name === 'dd') current.closeDescription()
    else this.#break(name)
  }

  #break(name: string): void {
    if (name === 'br' && this.#verbatim !== undefined) this.#verbatim += '\n'
    else if (name === 'p' && this.#tables.current.isInList) this.#tables.current.breakLine()
    else if (paragraphs.has(name)) this.#tables.current.breakParagraph()
    else if (lines.has(name)) this.#tables.current.breakLine()
  }

  #openTable(): void {
    this.#break('table')
    this.#tables.openTable()
  }

  #closeTable(): void {
    this.#tables.closeTable()
    this.#break('table')
  }

  #closeVerbatim(): void {
    const { current } = this.#tables
    const text = this.#verbatim ?? ''
    this.#verbatim = undefined
    const mayBeText = this.#tables.depth === 0 && !current.isInList
    if (mayBeText && isFormattedText(text)) current.append(parseText(text.trim(), this.#budget))
    else current.writeVerbatim(text)
  }

  /** Opens inline code, or ends it as plain text where an element begins that is no part of it. */
  #openCode(name: string): void {
    if (this.#code === undefined) {
      if (this.#verbatim === undefined && this.#name === undefined && inlineCode.has(name))
        this.#code = { depth: this.#depth, text: '' }
    } else if (!phrasing.has(name) && !inlineCode.has(name)) {
      this.#tables.current.write(this.#code.text)
      this.#code = undefined
    }
  }

  #closeCode(): void {
    this.#tables.current.writeCode(this.#code?.text ?? '')
    this.#code = undefined
  }

  #closeLabel({ level, text }: { readonly level?: number; readonly text: string }): void {
    const { current } = this.#tables
    this.#label = undefined
    if (level !== undefined && countWords(text) > labelWordsMax) current.writeHeading(level, text)
    else {
      current.write(text)
      current.closeLabel()
      current.breakParagraph()
    }
  }
}

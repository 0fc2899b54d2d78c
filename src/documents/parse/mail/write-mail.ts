import type { Address } from 'postal-mime'
import type { Block } from '../../../extraction/blocks/block.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { metadataBlock } from '../building/metadata-block.ts'
import type { TextBuilder } from '../building/text-builder.ts'
import { parseHtml } from '../html/parse-html.ts'
import { isoDate } from '../page/iso-date.ts'
import type { DocumentContent, StructuredText } from '../parsed-document.ts'
import { parseText } from '../text/parse-text.ts'
import { mailParts } from './mail-parts.ts'

/** A mail as its format was read. */
export type Mail = {
  readonly subject?: string | undefined
  readonly from?: Address | undefined
  readonly to?: readonly Address[] | undefined
  readonly cc?: readonly Address[] | undefined
  /** ISO 8601, or as it is written. */
  readonly date?: string | undefined
  readonly text?: string | undefined
  readonly html?: string | undefined
  /** The names of its attachments. */
  readonly attachments: readonly string[]
  /** Reads the mails that it forwards as attachments. */
  readonly forwarded: readonly (() => Mail | Promise<Mail>)[]
}

/** Mails forwarded within each other are read to this depth, as each holds those within it once more. Not measured. */
const forwardsMax = 10

type Place = { readonly depth: number; readonly budget: TextBudget }

/**
 * Writes a mail: its subject as heading, its header as metadata, which leads to it but is no part of what it says, then
 * who writes and when as the heading over the body, earlier mails that it quotes under theirs, and the mails that it
 * forwards, each in the same way.
 */
export async function writeMail(
  message: TextBuilder,
  mail: Mail,
  { depth, budget }: Place,
): Promise<void> {
  if (mail.subject) message.writeHeading(depth + 1, mail.subject)
  message.append(headerOf(mail))
  writeBody(message, mail, { depth, budget })
  if (depth >= forwardsMax) return
  for (const forwarded of mail.forwarded)
    await writeMail(message, await forwarded(), { depth: depth + 1, budget })
}

/** What a file that holds one mail is called, and what it says of itself. */
export function aboutMail({
  subject,
  date,
  from,
  to = [],
}: Mail): Pick<DocumentContent, 'title' | 'publishedAt' | 'metadata'> {
  const people = { from: from && personIn(from), to: to.map(personIn).join(', ') }
  const said = Object.entries(people).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const metadata = said.length > 0 ? Object.fromEntries(said) : undefined
  return { title: subject, publishedAt: isoDate(date), metadata }
}

/** Writes what the mail says, and what it quotes, each under who wrote it and when. */
function writeBody(message: TextBuilder, mail: Mail, { depth, budget }: Place): void {
  const turn = [mail.from && personIn(mail.from), mail.date && shownDate(mail.date)]
  const own = turn.filter(Boolean).join(', ')
  const rich = richBodyOf(mail, budget)
  if (rich !== undefined) {
    message.writeHeading(depth + 2, own)
    message.append(below(rich, depth + 2))
    return
  }
  let last: string | undefined
  for (const { saidBy = own, isQuote, text } of mailParts(mail.text?.trim() ?? '')) {
    if (saidBy !== last && saidBy !== '') message.writeHeading(depth + 2, saidBy)
    last = saidBy
    const said = parseText(text, budget)
    const part = isQuote ? { ...said, blocks: said.blocks.map(asQuote) } : said
    message.append(below(part, depth + 2))
  }
}

/** A text whose headings stand below one of a depth, as they are within what one person says. */
function below({ blocks, ...content }: StructuredText, depth: number): StructuredText {
  const lowered = blocks.map((block) =>
    block.kind === 'heading' ? { ...block, depth: Math.min(block.depth + depth, 6) } : block,
  )
  return { ...content, blocks: lowered }
}

function asQuote(block: Block): Block {
  return { ...block, kind: 'quote', depth: 0, opens: false }
}

/** The header as it is shown: sender, recipients, date and attachments. */
function headerOf(mail: Mail): StructuredText {
  return metadataBlock([
    ['From', mail.from && nameOf(mail.from)],
    ['To', mail.to?.map(nameOf).join(', ')],
    ['Cc', mail.cc?.map(nameOf).join(', ')],
    ['Date', mail.date && shownDate(mail.date)],
    ['Attachments', mail.attachments.join(', ')],
  ])
}

/** The HTML part, where the plain text part is only a stub that refers to it. */
function richBodyOf({ text = '', html = '' }: Mail, budget: TextBudget) {
  if (html === '') return undefined
  const rich = parseHtml(html, budget)
  return rich.text.length > stubFactor * text.trim().length ? rich : undefined
}

/**
 * A plain part is a stub if the HTML part is so many times as long: "Your mail program cannot show HTML." Not measured.
 */
const stubFactor = 3

/** The date to the minute; a text that is no date stays as it is. */
function shownDate(date: string): string {
  const [day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(date)?.slice(1) ?? []
  return day === undefined ? date : `${day} ${minute} UTC`
}

/** Who somebody is: the name, or else the address. */
function personIn({ name, address = '' }: Address): string {
  return name.trim() || address
}

function nameOf(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(nameOf).join(', ')}`
  const name = quotedName(address.name)
  // A page that Chrome saved is from `<Saved by Blink>`, which is no address.
  if (!address.address) return name
  return name ? `${name} <${address.address}>` : address.address
}

/** A name within quotation marks if it has a comma, so that a list of people does not tell it as two. */
function quotedName(name: string): string {
  return name.includes(',') ? `"${name.replaceAll('"', "'")}"` : name
}

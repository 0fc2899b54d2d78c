import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { Block } from '../../../extraction/blocks/block.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { metadataBlock } from '../building/metadata-block.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { parseHtml } from '../html/parse-html.ts'
import { isoDate } from '../page/iso-date.ts'
import type { DocumentContent, StructuredText } from '../parsed-document.ts'
import { decodeText } from '../text/decode-text.ts'
import { cleanText, parseText } from '../text/parse-text.ts'
import { joinLines, keepLines } from './flowed-text.ts'
import { mailParts } from './mail-parts.ts'
import { mailsIn } from './mailbox.ts'

/**
 * Parses an e-mail, or the mails of a mailbox one after another: subject as heading, the header as metadata, which
 * leads to the mail but is no part of what it says, then who writes and when as the heading over the body, earlier
 * mails that it quotes under theirs, and the mails that it forwards, each in the same way.
 */
export async function parseEml(bytes: Uint8Array, budget: TextBudget): Promise<DocumentContent> {
  const message = new TextBuilder(budget)
  const mails = mailsIn(sourceOf(bytes))
  let first: Email | undefined
  for (const source of mails) {
    const mail = await readMail(source)
    first ??= mail
    await writeMail(message, mail, { depth: 0, budget })
  }
  // No subject of one mail is the title of a mailbox, whose file has a name.
  if (first === undefined || mails.length > 1) return { ...message.finish(), title: '' }
  const { subject, date, from, to = [] } = first
  const people = { from: from && personIn(from), to: to.map(personIn).join(', ') }
  const said = Object.entries(people).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const metadata = said.length > 0 ? Object.fromEntries(said) : undefined
  return { ...message.finish(), title: subject, publishedAt: isoDate(date), metadata }
}

/** Mails forwarded within each other are read to this depth, as each holds those within it once more. Not measured. */
const forwardsMax = 10

/** Reads a mail, and the mails that it forwards as attachments: so their order and their bodies stay apart. */
async function readMail(bytes: Buffer): Promise<Email> {
  const { source, flow } = keepLines(bytes)
  const mail = await PostalMime.parse(source, { maxRfc822NestingDepth: 0 })
  return flow && mail.text !== undefined ? { ...mail, text: joinLines(mail.text, flow) } : mail
}

type Place = { readonly depth: number; readonly budget: TextBudget }

async function writeMail(message: TextBuilder, mail: Email, { depth, budget }: Place) {
  if (mail.subject) message.writeHeading(depth + 1, mail.subject)
  message.append(headerOf(mail))
  writeBody(message, mail, { depth, budget })
  if (depth >= forwardsMax) return
  for (const bytes of forwardedBy(mail))
    await writeMail(message, await readMail(bytes), { depth: depth + 1, budget })
}

/** Writes what the mail says, and what it quotes, each under who wrote it and when. */
function writeBody(message: TextBuilder, mail: Email, { depth, budget }: Place): void {
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
function headerOf(mail: Email): StructuredText {
  return metadataBlock([
    ['From', mail.from && nameOf(mail.from)],
    ['To', mail.to?.map(nameOf).join(', ')],
    ['Cc', mail.cc?.map(nameOf).join(', ')],
    ['Date', mail.date && shownDate(mail.date)],
    ['Attachments', mail.attachments.flatMap(({ filename }) => filename ?? []).join(', ')],
  ])
}

const reportTypes: readonly string[] = ['message/delivery-status', 'message/feedback-report']

/** The mails that a mail forwards; the one that a report is about is evidence, and nothing that its sender says. */
function forwardedBy({ attachments }: Email): readonly Buffer[] {
  if (attachments.some(({ mimeType }) => reportTypes.includes(mimeType))) return []
  return attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822')
    .map(({ content }) => bufferOf(content))
}

function bufferOf(content: Attachment['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}

/** How UTF-16 begins, with or without its mark, as the first character of a mail is a letter. */
const utf16 = /^(\xff\xfe|\xfe\xff|\0|[^\0]\0)/

/**
 * The bytes of a mail as it was sent. An editor may have put a byte order mark before them, or have saved the whole in
 * UTF-16 or with other line ends.
 */
function sourceOf(bytes: Uint8Array): Buffer {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = source.toString('latin1', 0, 3)
  if (utf16.test(head) || !source.includes('\n')) return Buffer.from(cleanText(decodeText(source)))
  return source.subarray(head === '\xef\xbb\xbf' ? 3 : 0)
}

/** The HTML part, where the plain text part is only a stub that refers to it. */
function richBodyOf({ text = '', html = '' }: Email, budget: TextBudget) {
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

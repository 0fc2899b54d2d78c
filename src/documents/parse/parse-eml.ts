import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { TextBuilder } from './building/text-builder.ts'
import { parseHtml } from './html/parse-html.ts'
import { joinLines, keepLines } from './mail/flowed-text.ts'
import { isoDate } from './page/iso-date.ts'
import type { DocumentContent } from './parsed-document.ts'
import { decodeText } from './text/decode-text.ts'
import { cleanText, parseText } from './text/parse-text.ts'

/**
 * Parses an e-mail: subject as title and heading, a list of sender, recipients, date and attachments, then the body, then
 * the mails that it forwards, each in the same way.
 */
export async function parseEml(bytes: Uint8Array, budget: TextBudget): Promise<DocumentContent> {
  const source = sourceOf(bytes)
  // Mailbox files (mbox) begin with a line before the first header.
  const start = source.toString('latin1', 0, 5) === 'From ' ? source.indexOf('\n') + 1 : 0
  const message = new TextBuilder(budget)
  const mail = await readMail(source.subarray(start))
  await writeMail(message, mail, { depth: 0, budget })
  return { ...message.finish(), title: mail.subject, publishedAt: isoDate(mail.date) }
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
  writeFacts(message, mail)
  message.append(bodyOf(mail, budget))
  if (depth >= forwardsMax) return
  for (const bytes of forwardedBy(mail))
    await writeMail(message, await readMail(bytes), { depth: depth + 1, budget })
}

function writeFacts(message: TextBuilder, mail: Email): void {
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    ['From', mail.from && nameOf(mail.from)],
    ['To', mail.to?.map(nameOf).join(', ')],
    ['Cc', mail.cc?.map(nameOf).join(', ')],
    ['Date', mail.date && shownDate(mail.date)],
    ['Attachments', mail.attachments.flatMap(({ filename }) => filename ?? []).join(', ')],
  ]
  for (const [label, value] of lines) {
    if (!value) continue
    message.openItem('')
    message.write(`${label}: ${value}`)
    message.closeItem()
  }
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

/** The plain text part, unless it is only a stub that refers to the HTML part. */
function bodyOf({ text = '', html = '' }: Email, budget: TextBudget): DocumentContent {
  const plain = parseText(text.trim(), budget)
  if (html === '') return plain
  const rich = parseHtml(html, budget)
  return rich.text.length > stubFactor * plain.text.length ? rich : plain
}

/** A plain part is a stub if the HTML part is so many times as long: "Your mail program cannot show HTML." Not measured. */
const stubFactor = 3

/** The date to the minute; a text that is no date stays as it is. */
function shownDate(date: string): string {
  const [day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(date)?.slice(1) ?? []
  return day === undefined ? date : `${day} ${minute} UTC`
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

import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { decodeText } from '../text/charsets/decode-text.ts'
import { cleanText } from '../text/parse-text.ts'
import { joinLines, keepLines } from './flowed-text.ts'
import { mailsIn } from './mailbox.ts'
import { aboutMail, type Mail, writeMail } from './write-mail.ts'

/** Parses an e-mail, or the mails of a mailbox one after another. */
export async function parseEml(bytes: Uint8Array, budget: TextBudget): Promise<DocumentContent> {
  const message = new TextBuilder(budget)
  const mails = mailsIn(sourceOf(bytes))
  let first: Mail | undefined
  for (const source of mails) {
    const mail = await readEml(source)
    first ??= mail
    await writeMail(message, mail, { depth: 0, budget })
  }
  // No subject of one mail is the title of a mailbox, whose file has a name.
  if (first === undefined || mails.length > 1) return { ...message.finish(), title: '' }
  return { ...message.finish(), ...aboutMail(first) }
}

/** Reads a mail, and the mails that it forwards as attachments when asked: so their order and their bodies stay apart. */
export async function readEml(bytes: Buffer): Promise<Mail> {
  const { source, flow } = keepLines(bytes)
  const mail = await PostalMime.parse(source, { maxRfc822NestingDepth: 0 })
  return {
    ...mail,
    text: flow && mail.text !== undefined ? joinLines(mail.text, flow) : mail.text,
    attachments: mail.attachments.flatMap(({ filename }) => filename ?? []),
    forwarded: forwardedBy(mail).map((forwarded) => () => readEml(forwarded)),
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

import type { Address } from 'postal-mime'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { CompoundFile } from '../office-binary/open-compound-file.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { parseRtf } from '../rtf/parse-rtf.ts'
import { cleanText } from '../text/parse-text.ts'
import { decompressRtf } from './decompress-rtf.ts'
import { MessageStorages, type Properties } from './message-storages.ts'
import { readEml } from './parse-eml.ts'
import { aboutMail, type Mail, writeMail } from './write-mail.ts'

/** The properties that are read, by their ids ([MS-OXPROPS]). */
const property = {
  messageClass: 0x001a,
  subject: 0x0037,
  submitted: 0x0039,
  delivered: 0x0e06,
  text: 0x1000,
  compressedRtf: 0x1009,
  html: 0x1013,
  recipientType: 0x0c15,
  displayName: 0x3001,
  attachedBytes: 0x3701,
  attachedFileName: 0x3704,
  attachedLongFileName: 0x3707,
  attachedMediaType: 0x370e,
} as const
/** Who writes, if somebody else sends it for them the former: the ids of a name and of an SMTP and another address. */
const senders = [
  { name: 0x0042, smtp: 0x5d02, address: 0x0065 },
  { name: 0x0c1a, smtp: 0x5d01, address: 0x0c1f },
]
const recipient = { name: property.displayName, smtp: 0x39fe, address: 0x3003 }
const recipientTypes = { to: 1, cc: 2 }

/** Parses a message that Outlook saved ([MS-OXMSG]), as a mail of its contents is parsed. */
export async function parseMsg(file: CompoundFile, budget: TextBudget): Promise<DocumentContent> {
  const message = new TextBuilder(budget)
  const mail = await readMessage(new MessageStorages(file), '', budget)
  await writeMail(message, mail, { depth: 0, budget })
  return { ...message.finish(), ...aboutMail(mail) }
}

type Attachment = { readonly storage: string; readonly properties: Properties }

/** Reads the message of a storage, and those that are attached to it when asked. */
async function readMessage(
  storages: MessageStorages,
  storage: string,
  budget: TextBudget,
): Promise<Mail> {
  const properties = storages.propertiesOf(storage)
  const recipients = storages.within(storage, '__recip_').map((one) => storages.propertiesOf(one))
  const attachments = storages
    .within(storage, '__attach_')
    .map((one) => ({ storage: one, properties: storages.propertiesOf(one) }))
  const ofType = (type: number) =>
    recipients
      .filter((one) => one.number(property.recipientType) === type)
      .flatMap((one) => addressIn(one, recipient) ?? [])
  return {
    subject: properties.text(property.subject),
    from: senders.map((sender) => addressIn(properties, sender)).find(Boolean),
    to: ofType(recipientTypes.to),
    cc: ofType(recipientTypes.cc),
    date: properties.date(property.submitted) ?? properties.date(property.delivered),
    ...(await readContents(properties, attachments, storages, budget)),
  }
}

/**
 * What a message says; one that is signed has all of that in its one attachment, as it was sent ([MS-OXOSMIME] 2.1.3).
 */
async function readContents(
  properties: Properties,
  attachments: readonly Attachment[],
  storages: MessageStorages,
  budget: TextBudget,
): Promise<Pick<Mail, 'text' | 'html' | 'attachments' | 'forwarded'>> {
  const messageClass = properties.text(property.messageClass)?.toLowerCase() ?? ''
  if (messageClass.endsWith('.smime.multipartsigned')) {
    const sent = attachments[0]?.properties.bytes(property.attachedBytes) ?? Buffer.alloc(0)
    const { text, html, attachments: files, forwarded } = await readEml(sent)
    return { text, html, attachments: files, forwarded }
  }
  const text = cleanText(properties.text(property.text) ?? '')
  const html = properties.markup(property.html)
  return {
    text: text || html ? text : richTextOf(properties, budget),
    html,
    attachments: attachments.flatMap((one) => fileNameIn(one.properties) ?? []),
    // The message that a report is about is evidence, and nothing that its sender says.
    forwarded: messageClass.startsWith('report.')
      ? []
      : attachments.flatMap((one) => forwardedIn(storages, one, budget) ?? []),
  }
}

/** How the message that is attached is read: one of Outlook's, or a file of another mail program. */
function forwardedIn(
  storages: MessageStorages,
  attachment: Attachment,
  budget: TextBudget,
): Mail['forwarded'][number] | undefined {
  const [embedded] = storages.within(attachment.storage, '__substg1.0_3701000D')
  if (embedded !== undefined) return () => readMessage(storages, embedded, budget)
  if (attachment.properties.text(property.attachedMediaType) !== 'message/rfc822') return undefined
  return () => readEml(attachment.properties.bytes(property.attachedBytes) ?? Buffer.alloc(0))
}

/** The text of a message whose body is there as Rich Text alone. */
function richTextOf(properties: Properties, budget: TextBudget): string | undefined {
  const bytes = properties.bytes(property.compressedRtf)
  return bytes && parseRtf(decompressRtf(bytes), budget).text
}

/** Addresses within Exchange have no @, and mean nothing to others. */
function addressIn(
  properties: Properties,
  ids: { readonly name: number; readonly smtp: number; readonly address: number },
): Address | undefined {
  const name =
    properties
      .text(ids.name)
      ?.trim()
      .replace(/^'(.*)'$/, '$1') ?? ''
  const written = [ids.smtp, ids.address].map((id) => properties.text(id)?.trim() ?? '')
  const address = written.find((one) => one.includes('@')) ?? ''
  if (name === '' && address === '') return undefined
  return { name: name === address ? '' : name, address }
}

function fileNameIn(properties: Properties): string | undefined {
  return (
    properties.text(property.attachedLongFileName) ??
    properties.text(property.attachedFileName) ??
    properties.text(property.displayName)
  )
}

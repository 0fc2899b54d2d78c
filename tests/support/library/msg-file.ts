import { compoundFileOf } from './compound-file.ts'

type Person = { readonly name: string; readonly address: string }

/** What a message of Outlook says; its strings are in UTF-16, or in the bytes of a code page if one is given. */
export type Message = {
  readonly subject?: string
  readonly from?: Person
  readonly to?: readonly Person[]
  readonly cc?: readonly Person[]
  readonly date?: Date
  readonly text?: string
  readonly html?: string
  readonly rtf?: Uint8Array
  readonly files?: readonly string[]
  readonly attached?: readonly Message[]
  readonly eml?: string
  readonly messageClass?: string
  readonly codePage?: { readonly number: number; readonly encode: (text: string) => Uint8Array }
}

type Streams = Record<string, Uint8Array>

/** A message as Outlook saves it ([MS-OXMSG]). */
export function msgOf(message: Message): Buffer {
  const streams: Streams = {}
  addMessage(streams, '', message, 32)
  return compoundFileOf(streams)
}

function addMessage(streams: Streams, path: string, message: Message, headerBytes: number): void {
  const { from, to = [], cc = [], date, codePage, html, rtf } = message
  const write = (id: number, text: string | undefined, storage = path) => {
    if (text === undefined) return
    const type = codePage ? '001E' : '001F'
    streams[`${storage}__substg1.0_${hex(id)}${type}`] =
      codePage?.encode(text) ?? Buffer.from(text, 'utf16le')
  }
  write(0x001a, message.messageClass ?? 'IPM.Note')
  write(0x0037, message.subject)
  write(0x0042, from?.name)
  write(0x5d02, from?.address)
  write(0x1000, message.text)
  if (html !== undefined) streams[`${path}__substg1.0_10130102`] = Buffer.from(html)
  if (rtf !== undefined) streams[`${path}__substg1.0_10090102`] = rtf
  const recipients = [
    ...to.map((one) => ({ ...one, type: 1 })),
    ...cc.map((one) => ({ ...one, type: 2 })),
  ]
  for (const [at, { name, address, type }] of recipients.entries()) {
    const storage = `${path}__recip_version1.0_#${hex(at, 8)}/`
    write(0x3001, name, storage)
    write(0x39fe, address, storage)
    streams[`${storage}__properties_version1.0`] = properties(8, [[0x0c15, type]])
  }
  const attachments = [
    ...(message.files ?? []).map((name) => ({ name })),
    ...(message.attached ?? []).map((embedded) => ({ embedded })),
    ...(message.eml === undefined ? [] : [{ eml: message.eml }]),
  ]
  for (const [at, one] of attachments.entries()) {
    const storage = `${path}__attach_version1.0_#${hex(at, 8)}/`
    streams[`${storage}__properties_version1.0`] = properties(8, [])
    if ('name' in one) write(0x3707, one.name, storage)
    if ('eml' in one) {
      write(0x370e, 'message/rfc822', storage)
      streams[`${storage}__substg1.0_37010102`] = Buffer.from(one.eml)
    }
    if ('embedded' in one) addMessage(streams, `${storage}__substg1.0_3701000D/`, one.embedded, 24)
  }
  streams[`${path}__properties_version1.0`] = properties(headerBytes, [
    [0x0039, date],
    [0x3ffd, codePage?.number],
  ])
}

/** Values of eight bytes by their ids, without those that are missing. */
function properties(
  headerBytes: number,
  values: readonly (readonly [id: number, value: number | Date | undefined])[],
): Buffer {
  const entries = values.flatMap(([id, value]) => {
    if (value === undefined) return []
    const entry = Buffer.alloc(16)
    entry.writeUInt16LE(typeof value === 'number' ? 0x0003 : 0x0040)
    entry.writeUInt16LE(id, 2)
    if (typeof value === 'number') entry.writeInt32LE(value, 8)
    else entry.writeBigUInt64LE(BigInt(value.getTime() + 11_644_473_600_000) * 10_000n, 8)
    return [entry]
  })
  return Buffer.concat([Buffer.alloc(headerBytes), ...entries])
}

function hex(number: number, digits = 4): string {
  return number.toString(16).toUpperCase().padStart(digits, '0')
}

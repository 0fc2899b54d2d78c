import { compoundFileOf } from './compound-file.ts'

/** A slide whose texts stand in the list of slides, as PowerPoint keeps those of placeholders. */
type Slide = { readonly title: string; readonly items: readonly string[] }

const placeholder = { title: 0x0d, body: 0x0e }
const textKind = { title: 0, body: 1 }
const listKind = 0xff0
const token = { plain: 0xe391c05f, encrypted: 0xf3d1c4df }

/** A presentation of PowerPoint 97; all slides are `timesListed` times in its list. */
export function pptOf(
  slides: readonly Slide[],
  { isEncrypted = false, timesListed = 1 } = {},
): Buffer {
  const places = slides.map(({ title, items }, index) => [
    record(0x3f3, Buffer.concat([uint32(index + 2), uint32(0), uint32(2), uint32(256 + index)])),
    record(0xf9f, uint32(textKind.title)),
    record(0xfa0, Buffer.from(title, 'utf16le')),
    record(0xf9f, uint32(textKind.body)),
    record(0xfa0, Buffer.from(items.join('\r'), 'utf16le')),
  ])
  const list = Buffer.concat(Array<Buffer[]>(timesListed).fill(places.flat()).flat())
  const parts = [record(0x3e8, record(listKind, list)), ...slides.map(slideOf)]
  const offsets: Buffer[] = []
  let end = 0
  for (const part of parts) {
    offsets.push(uint32(end))
    end += part.length
  }
  const run = uint32(parts.length * 2 ** 20 + 1)
  const directory = record(0x1772, Buffer.concat([run, ...offsets]))
  const edit = Buffer.alloc(28)
  edit.writeUInt32LE(end, 12)
  edit.writeUInt32LE(1, 16)
  const user = Buffer.alloc(28)
  user.writeUInt16LE(0xff6, 2)
  user.writeUInt32LE(20, 4)
  user.writeUInt32LE(20, 8)
  user.writeUInt32LE(isEncrypted ? token.encrypted : token.plain, 12)
  user.writeUInt32LE(end + directory.length, 16)
  return compoundFileOf({
    'Current User': user,
    'PowerPoint Document': Buffer.concat([...parts, directory, record(0xff5, edit)]),
  })
}

function slideOf(): Buffer {
  const shapes = [placeholder.title, placeholder.body].map((kind, index) => {
    const place = Buffer.alloc(8)
    place[4] = kind
    return record(
      0xf004,
      record(0xf011, record(0xbc3, place)),
      record(0xf00d, record(0xf9e, uint32(index))),
    )
  })
  // The rest of a slide is longer than its texts: how it comes in, its colours.
  const rest = record(0x3f1, Buffer.alloc(1_000))
  return record(
    0x3ee,
    rest,
    record(0x40c, record(0xf002, record(0xf003, record(0xf004), ...shapes))),
  )
}

/** A record with others in it, or with its data. */
function record(kind: number, ...data: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(kind, 2)
  head.writeUInt32LE(
    data.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return Buffer.concat([head, ...data])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

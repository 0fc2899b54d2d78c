import {
  type ChunkFeatures,
  type Entity,
  entityKinds,
  type Mention,
  type Relation,
  type Sentence,
} from '../extraction/chunk-features.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { readLayout, writeLayout } from './encode-layout.ts'

const version = 2

/** Encodes the features of a chunk: a version byte, numbers, then all strings. */
export function encodeFeatures({
  sentences,
  entities,
  relations,
  layout,
}: ChunkFeatures): Uint8Array {
  const writer = new ByteWriter()
  writer.byte(version)
  writer.list(sentences, ({ start, end, terms }) => {
    writer.number(start)
    writer.number(end - start)
    writer.number(terms.length)
    for (let index = 0; index < terms.length; index++) writer.threeBytes(terms[index] ?? 0)
  })
  writer.list(entities, ({ key, name, kind, titled, mentions }) => {
    writer.byte(entityKinds.indexOf(kind) * 2 + (titled ? 1 : 0))
    writer.string(key)
    writer.string(name)
    writer.list(mentions, ({ start, end, sentence }) => {
      writer.number(start)
      writer.number(end - start)
      writer.number(sentence)
    })
  })
  writer.list(relations, ({ subject, predicate, object, sentence }) => {
    writer.number(subject)
    writer.number(object)
    writer.number(sentence)
    writer.string(predicate)
  })
  writeLayout(writer, layout)
  return writer.finish()
}

/** Decodes what `encodeFeatures` wrote. Throws a `RangeError` for another version. */
export function decodeFeatures(bytes: Uint8Array): ChunkFeatures {
  const reader = new ByteReader(bytes)
  const found = reader.byte()
  if (found !== version) throw new RangeError(`Cannot read features of version ${found}`)
  return {
    sentences: reader.list(() => readSentence(reader)),
    entities: reader.list(() => readEntity(reader)),
    relations: reader.list(() => readRelation(reader)),
    layout: readLayout(reader),
  }
}

function readSentence(reader: ByteReader): Sentence {
  const start = reader.number()
  const end = start + reader.number()
  const terms = new Uint32Array(reader.number())
  for (let i = 0; i < terms.length; i++) terms[i] = reader.threeBytes()
  return { start, end, terms }
}

function readEntity(reader: ByteReader): Entity {
  const flags = reader.byte()
  const kind = entityKinds[flags >> 1] ?? 'name'
  const key = reader.string()
  const name = reader.string()
  return {
    key,
    name,
    kind,
    titled: (flags & 1) === 1,
    mentions: reader.list(() => readMention(reader)),
  }
}

function readMention(reader: ByteReader): Mention {
  const start = reader.number()
  return { start, end: start + reader.number(), sentence: reader.number() }
}

function readRelation(reader: ByteReader): Relation {
  const subject = reader.number()
  const object = reader.number()
  const sentence = reader.number()
  return { subject, predicate: reader.string(), object, sentence }
}

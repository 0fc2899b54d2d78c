import type { Range } from '../../language/words.ts'
import type { Entity, EntityKind, Mention } from '../chunk-features.ts'
import { entityKey, titleKeys } from './entity-key.ts'
import type { Definition } from './find-definitions.ts'
import type { Name } from './find-names.ts'

type Draft = {
  readonly key: string
  readonly name: string
  kind: EntityKind
  titled: boolean
  readonly mentions: Mention[]
}

type Titles = { readonly title: string; readonly headings: readonly string[] }

/** Collects the entities of one chunk. Mentions with the same key are one entity. */
export class EntityCollector {
  readonly #text: string
  readonly #drafts = new Map<string, Draft>()
  /** Entities by the last word of their name, to resolve "Curie" after "Marie Curie". */
  readonly #byLastWord = new Map<string, Draft>()
  readonly #remembered = new Set<Draft>()

  constructor(text: string) {
    this.#text = text
  }

  /** Adds the title, the shorter forms by which it is mentioned, and the innermost heading. */
  addTitles({ title, headings }: Titles): void {
    titleKeys(title).forEach((key, index) => {
      this.#addTitled(key, title, index === 0 ? 'title' : 'part')
    })
    const heading = headings.at(-1) ?? ''
    this.#addTitled(entityKey(heading), heading, 'heading')
  }

  addSubject({ start, end }: Range, sentence: number): void {
    const name = this.#text.slice(start, end)
    const draft = this.#addTitled(entityKey(name), name, 'defined')
    if (draft !== undefined) addMention(draft, { start, end, sentence })
  }

  addDefinition({ start, end, kind }: Definition, sentence: number): void {
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key === '') return
    const draft = this.#draft(key, name, kind)
    if (draft.kind === 'name' || draft.kind === 'part') draft.kind = kind
    addMention(draft, { start, end, sentence })
  }

  addName({ start, end, wordCount, opensSentence }: Name, sentence: number): void {
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key.length < keyLengthMin) return
    const fuller = wordCount === 1 ? this.#byLastWord.get(key) : undefined
    const kind = wordCount === 1 && opensSentence ? 'part' : 'name'
    const draft = fuller ?? this.#draft(key, name, kind)
    if (draft.kind === 'part' && kind === 'name' && !draft.titled) draft.kind = kind
    addMention(draft, { start, end, sentence })
    if (!opensSentence) this.#rememberLastWord(draft)
  }

  collected(): Entity[] {
    return [...this.#drafts.values()]
  }

  #addTitled(key: string, name: string, kind: EntityKind): Draft | undefined {
    if (key.length < keyLengthMin) return undefined
    const draft = this.#draft(key, name, kind)
    draft.titled = true
    this.#rememberLastWord(draft)
    return draft
  }

  #draft(key: string, name: string, kind: EntityKind): Draft {
    const known = this.#drafts.get(key)
    if (known !== undefined) return known
    const draft: Draft = { key, name, kind, titled: false, mentions: [] }
    this.#drafts.set(key, draft)
    return draft
  }

  #rememberLastWord(draft: Draft): void {
    if (this.#remembered.has(draft)) return
    this.#remembered.add(draft)
    const bareEnd = draft.name.search(/[,(（]/)
    const key = entityKey(bareEnd < 0 ? draft.name : draft.name.slice(0, bareEnd))
    const last = key.slice(key.lastIndexOf(' ') + 1)
    if (last.length < key.length && !this.#byLastWord.has(last)) this.#byLastWord.set(last, draft)
  }
}

const keyLengthMin = 2

/** Adds a mention, unless it overlaps an earlier one: names, quotations and subjects may be found in the same words. */
function addMention(draft: Draft, mention: Mention): void {
  const overlaps = draft.mentions.some((one) => one.start < mention.end && mention.start < one.end)
  if (!overlaps) draft.mentions.push(mention)
}

import type { Entity, EntityKind, Mention } from './chunk-features.ts'
import { entityKey, keyWords } from './entity-key.ts'
import type { Definition } from './find-definitions.ts'
import type { Name } from './find-names.ts'

type Draft = {
  readonly key: string
  readonly name: string
  kind: EntityKind
  titled: boolean
  readonly mentions: Mention[]
}

/** Gathers the entities of one chunk: mentions with the same key are one entity. */
export class EntityCollector {
  readonly #text: string
  readonly #drafts = new Map<string, Draft>()
  /** The last word of each longer name, to know "Curie" again after "Marie Curie". */
  readonly #byLastWord = new Map<string, Draft>()

  constructor(text: string) {
    this.#text = text
  }

  addTitle(key: string, name: string, kind: EntityKind): void {
    if (key === '') return
    const draft = this.#draft(key, name, kind)
    draft.titled = true
    if (kind === 'title') this.#rememberLastWord(draft)
  }

  addDefinition({ start, end, kind }: Definition, sentence: number): void {
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key === '') return
    const draft = this.#draft(key, name, kind)
    if (draft.kind === 'name' || draft.kind === 'part') draft.kind = kind
    addMention(draft, { start, end, sentence })
  }

  addName(
    { start, end, wordCount, opensSentence }: Name,
    sentence: number,
    isSubject = false,
  ): void {
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key.length < 2) return
    const alias = wordCount === 1 ? this.#byLastWord.get(key) : undefined
    const kind = wordCount === 1 && opensSentence ? 'part' : 'name'
    const draft = alias ?? this.#draft(key, name, kind)
    if (draft.kind === 'part' && kind === 'name' && !draft.titled) draft.kind = 'name'
    if (isSubject && wordCount > 1) draft.titled = true
    addMention(draft, { start, end, sentence })
    if (wordCount > 1) this.#rememberLastWord(draft)
  }

  collected(): Entity[] {
    return [...this.#drafts.values()]
  }

  #draft(key: string, name: string, kind: EntityKind): Draft {
    const known = this.#drafts.get(key)
    if (known !== undefined) return known
    const draft: Draft = { key, name, kind, titled: false, mentions: [] }
    this.#drafts.set(key, draft)
    return draft
  }

  #rememberLastWord(draft: Draft): void {
    const parts = keyWords(draft.name.replace(/[,(（].*$/, ''))
    const last = parts.at(-1)
    if (parts.length > 1 && last !== undefined && !this.#byLastWord.has(last))
      this.#byLastWord.set(last, draft)
  }
}

function addMention(draft: Draft, mention: Mention): void {
  const overlaps = draft.mentions.some((one) => one.start < mention.end && mention.start < one.end)
  if (!overlaps) draft.mentions.push(mention)
}

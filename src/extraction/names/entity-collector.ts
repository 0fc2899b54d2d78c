import { isFileName } from '../../base/text/is-file-name.ts'
import { courtesyTitlesOf } from '../../language/courtesy-titles.ts'
import { isWithinAny, overlapsAny } from '../../language/words/ranges.ts'
import type { Range } from '../../language/words/words.ts'
import type { Entity, EntityKind, Mention } from '../chunk-features.ts'
import { entryOf } from '../terms/lexicon.ts'
import type { Token } from '../terms/tokens.ts'
import type { Doubt } from './doubt-name.ts'
import { isGeneric, isNoName, isNoTitle, withoutNumber } from './doubt-term.ts'
import { entityKey, titleKeys } from './entity-key.ts'
import type { MarkedTerm } from './find-marked-terms.ts'
import type { Name } from './find-names.ts'
import { findTitle } from './find-title.ts'
import { isInAddress } from './is-in-address.ts'
import { NameForms } from './name-forms.ts'
import { isPersonLike } from './person-like.ts'
import type { FoundName } from './uncased/name-finder.ts'

type Draft = {
  key: string
  name: string
  kind: EntityKind
  titled: boolean
  readonly mentions: Mention[]
  /** Whether its last word may stand for it, once that has been asked. */
  isOfPerson?: boolean
}

/** The entity of the title, the keys under which it is mentioned, and the words of those that have several. */
type Title = {
  readonly draft: Draft
  readonly keys: readonly string[]
  /** The longest first. */
  readonly phrases: readonly (readonly string[])[]
}

type Titles = { readonly title: string; readonly headings: readonly string[] }

/** Collects the entities of one chunk. Mentions with the same key are one entity. */
export class EntityCollector {
  readonly #text: string
  readonly #language: string
  readonly #drafts = new Map<string, Draft>()
  /** Entities by the last word of their name, to resolve "Curie" after "Marie Curie". */
  readonly #byLastWord = new Map<string, Draft>()
  readonly #forms: NameForms<Draft>
  readonly #remembered = new Set<Draft>()
  /** Entities that are common nouns somewhere in the chunk. */
  readonly #nouns = new Set<Draft>()
  #title: Title | undefined
  readonly #words: readonly Token[]

  /** `words` are those of the text. */
  constructor(text: string, language: string, words: readonly Token[]) {
    this.#text = text
    this.#words = words
    this.#language = language
    this.#forms = new NameForms(language)
  }

  /**
   * Adds the title, the shorter forms by which it is mentioned, and the innermost heading. The name of a file, what any
   * document may have ("Overview") and the first sentence of one without a title are kept so that the document can be
   * found by them, and name nothing.
   */
  addTitles({ title, headings }: Titles): void {
    const isName = !isFileName(title) && !isGeneric(title, this.#language) && !isNoTitle(title)
    const keys = titleKeys(title)
    for (const [index, key] of keys.entries()) {
      const draft = this.#addTitled(key, title, index === 0 && isName ? 'title' : 'keyword')
      const isTitle = draft !== undefined && index === 0 && isName && !this.#beginsWith(title)
      if (isTitle) this.#title = { draft, keys, phrases: phrasesOf(keys) }
    }
    const innermost = headings.at(-1)
    if (innermost === undefined) return
    const heading = withoutNumber(innermost)
    const kind = isNoName(heading, this.#language) ? 'keyword' : 'heading'
    this.#addTitled(entityKey(heading), heading, kind)
  }

  /** Whether a title is only the beginning of the text, under which a document without one is stored. */
  #beginsWith(title: string): boolean {
    const words = title.replace(/…$/, '')
    return this.#text.startsWith(words) && this.#text[words.length] !== '\n'
  }

  /** Adds the mentions of the title in a sentence, and returns the names that are no part of one. */
  addTitleMentions(
    words: readonly Token[],
    names: readonly Name[],
    sentence: number,
  ): readonly Name[] {
    if (this.#title === undefined) return names
    const { draft, phrases } = this.#title
    let others = names
    for (const phrase of phrases) {
      const found = findTitle(phrase, words, others)
      if (found.length === 0) continue
      for (const range of found) addMention(draft, { ...range, sentence })
      others = others.filter((one) => !isWithinAny(one, found))
    }
    return others
  }

  addSubject({ start, end }: Range, sentence: number): void {
    const name = this.#text.slice(start, end)
    const draft = this.#addTitled(entityKey(name), name, 'defined')
    if (draft !== undefined) addMention(draft, { start, end, sentence })
  }

  addMarkedTerm({ start, end, kind, isDoubtful }: MarkedTerm, sentence: number): void {
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key === '') return
    const draft = this.#draft(key, name, isDoubtful ? 'keyword' : kind)
    if (!isDoubtful && (draft.kind === 'name' || draft.kind === 'keyword')) draft.kind = kind
    addMention(draft, { start, end, sentence })
  }

  /** Adds a name of a script without capitals. */
  addUncased({ start, end, name: { written } }: FoundName, sentence: number): void {
    const key = entityKey(written)
    if (key.length < keyLengthMin) return
    const draft = this.#title?.keys.includes(key)
      ? this.#title.draft
      : this.#draft(key, written, 'name')
    if (draft.kind === 'keyword' && !draft.titled)
      Object.assign(draft, { kind: 'name', name: written })
    addMention(draft, { start, end, sentence })
  }

  /** Adds a name of a sentence with these words; one in doubt only as a keyword. */
  addName(found: Name, words: readonly Token[], sentence: number, doubt: Doubt = undefined): void {
    const { start, end, wordCount, isOneWord, opensSentence } = found
    const name = this.#text.slice(start, end)
    const key = entityKey(name)
    if (key.length < keyLengthMin) return
    const kind = doubt || (isOneWord && opensSentence) ? 'keyword' : 'name'
    const known = this.#known(key, found, words, kind)
    const draft = known ?? this.#draft(key, name, kind)
    if (wordCount === 1 && this.#isOnlyTitled(draft)) this.#rename(draft, key, name)
    if (draft.kind === 'keyword' && kind === 'name' && !draft.titled) draft.kind = kind
    if (doubt === 'everywhere' && known === undefined) this.#nouns.add(draft)
    addMention(draft, { start, end, sentence })
    if (opensSentence || doubt !== undefined) return
    this.#rememberLastWord(draft)
    this.#forms.remember(words, found, draft)
  }

  /** The entity that a name with this key stands for: the title, a name with the same last word, or a form of its own. */
  #known(key: string, name: Name, words: readonly Token[], kind: EntityKind): Draft | undefined {
    if (this.#title?.keys.includes(key)) return this.#title.draft
    const isTitled = name.wordCount === 2 && words[name.first]?.word.isCourtesyTitle
    if (name.wordCount > 1 && !isTitled) return this.#formOf(key, name, words, kind)
    const last = isTitled ? key.slice(key.indexOf(' ') + 1) : key
    const fuller = this.#byLastWord.get(last) ?? (isTitled ? this.#drafts.get(last) : undefined)
    const isMeant = fuller !== undefined && this.#isOfPerson(fuller) && !this.#isWrittenSmall(last)
    if (isMeant) return fuller
    return this.#formOf(key, name, words, kind) ?? this.#forms.withLastWord(words, name)
  }

  #formOf(key: string, name: Name, words: readonly Token[], kind: EntityKind): Draft | undefined {
    if (kind === 'keyword' || this.#drafts.has(key)) return undefined
    return this.#forms.sameAs(words, name)
  }

  /** Whether the chunk has the word without a capital too, so that it is hardly a last name: "the project". */
  #isWrittenSmall(word: string): boolean {
    return this.#words.some(
      (one) => one.word.folded === word && !one.word.isCapital && !isInAddress(this.#text, one),
    )
  }

  /** The key of each name that has other forms in the language, by its stems. */
  forms(): ReadonlyMap<string, string> {
    return this.#forms.keys()
  }

  /** The entities. A heading of which the text, apart from headings, does not speak names nothing. */
  collected(headings: readonly Range[]): Entity[] {
    for (const { start, end } of headings) this.#addHeading(this.#text.slice(start, end))
    for (const draft of this.#drafts.values())
      if (draft.kind === 'heading' && !this.#isSpokenOf(draft, headings)) draft.kind = 'keyword'
    this.#doubtNumbered()
    for (const draft of this.#nouns)
      if (draft.kind === 'name' || draft.kind === 'heading') draft.kind = 'keyword'
    return [...this.#drafts.values()]
  }

  /** What is only numbered names nothing: "Guard 1" where there is a "Guard 2" too. */
  #doubtNumbered(): void {
    const numbered = [...this.#drafts.values()].filter(({ key }) => endsInDigit(key))
    if (numbered.length < 2) return
    for (const [word, drafts] of Map.groupBy(numbered, ({ key }) => wordBeforeNumber(key))) {
      const has = (number: string) => drafts.some(({ key }) => key.endsWith(` ${number}`))
      const isCount = has('1') && has('2') && drafts.some(({ key }) => key.startsWith(`${word} `))
      for (const draft of drafts) if (isCount && draft.kind === 'name') draft.kind = 'keyword'
    }
  }

  /** A word that is a heading within the chunk is a name, though it opens each sentence that has it. */
  #addHeading(written: string): void {
    const heading = withoutNumber(written.replace(/^#+\s+/, '').trim())
    const draft = this.#drafts.get(entityKey(heading))
    if (draft?.kind !== 'keyword' || draft.titled || draft.key.includes(' ')) return
    if (isNoName(heading, this.#language) || this.#isWrittenSmall(draft.key)) return
    draft.kind = 'heading'
  }

  /** Whether the last word of a name may stand for it: it is a title of the document, or like the name of a person. */
  #isOfPerson(draft: Draft): boolean {
    const { key, name, titled } = draft
    if (titled || !name.includes(' ')) return true
    draft.isOfPerson ??=
      isPersonLike(draft, this.#language) ||
      entryOf(key.slice(0, key.indexOf(' ')), this.#language).isHonorific
    return draft.isOfPerson
  }

  /** Whether a name is a last name with a title: "Mrs Brook". */
  #isOnlyTitled({ key }: Draft): boolean {
    const space = key.indexOf(' ')
    if (space < 0 || key.lastIndexOf(' ') !== space) return false
    return courtesyTitlesOf(this.#language).has(key.slice(0, space))
  }

  /** "Mrs Brook" is Brook, once she is called so. */
  #rename(draft: Draft, key: string, name: string): void {
    if (this.#drafts.has(key)) return
    this.#drafts.delete(draft.key)
    this.#drafts.set(key, Object.assign(draft, { key, name }))
  }

  /** Whether a name is in the text apart from headings, of several words in whatever case. */
  #isSpokenOf({ name, mentions }: Draft, headings: readonly Range[]): boolean {
    if (!mentions.every((one) => isWithinAny(one, headings))) return true
    if (!name.includes(' ')) return false
    const [text, small] = [this.#text.toLowerCase(), name.toLowerCase()]
    const at = text.lastIndexOf(small)
    return at >= 0 && !isWithinAny({ start: at, end: at + small.length }, headings)
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
    const shown = name.includes('\n') ? name.replace(/\s+/g, ' ') : name
    const draft: Draft = { key, name: shown, kind, titled: false, mentions: [] }
    this.#drafts.set(key, draft)
    return draft
  }

  #rememberLastWord(draft: Draft): void {
    if (this.#remembered.has(draft)) return
    this.#remembered.add(draft)
    const bareEnd = draft.name.search(/[,(（]/)
    const isWhole = bareEnd < 0 && !draft.titled
    const key = isWhole
      ? draft.key
      : entityKey(bareEnd < 0 ? draft.name : draft.name.slice(0, bareEnd))
    const last = key.slice(key.lastIndexOf(' ') + 1)
    if (last.length === key.length) return
    const known = this.#byLastWord.get(last)
    if (known === undefined || this.#isOnlyTitled(known)) this.#byLastWord.set(last, draft)
  }
}

/** The words of the keys, the longest first. A single word is a name only where it has a capital, and is left out. */
function phrasesOf(keys: readonly string[]): readonly (readonly string[])[] {
  return keys
    .toSorted((one, other) => other.length - one.length)
    .map((key) => key.split(' '))
    .filter(({ length }) => length > 1)
}

function endsInDigit(key: string): boolean {
  const last = key.charCodeAt(key.length - 1)
  return last >= 48 && last <= 57
}

/** "guard" of "guard 1"; empty if the number is longer than a count, or stands alone. */
function wordBeforeNumber(key: string): string {
  const words = key.split(' ')
  return (words.at(-1)?.length ?? 0) > 2 ? '' : (words.at(-2) ?? '')
}

/** Single letters name too many things. */
const keyLengthMin = 2

/** Adds a mention, unless it overlaps an earlier one: names, quotations and subjects may be found in the same words. */
function addMention(draft: Draft, mention: Mention): void {
  if (!overlapsAny(mention, draft.mentions)) draft.mentions.push(mention)
}

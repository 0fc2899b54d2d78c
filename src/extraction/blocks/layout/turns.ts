import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { nameWords } from '../../../language/name-words.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Block } from '../block.ts'

/** Depth of a description that is a turn of a conversation: who speaks, and what is said. */
export const turnDepth = 3
/** Depth of a further paragraph of what is said. */
const furtherDepth = 2

/** Fewest turns of a conversation, and fewest of them by somebody who has spoken before. Not measured. */
const turnsMin = 4
const againMin = 1

/**
 * Who speaks, before what is said: a name of up to five words, the last with a capital, and a colon, "Mme Nguyen : ",
 * or as plays have it a name in capitals and a full stop, "PIM. ".
 */
const speaker =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?:(?: [\p{L}\p{M}'’.-]{1,30}){0,3} \p{Lu}[\p{L}\p{M}'’.-]{1,30})? ?[:：]|(?=[^.\n]{2})\p{Lu}[\p{Lu}'’-]{0,30}(?: [\p{Lu}'’-]{1,30}){0,3}\.)[^\S\n]+(?=\S)/u

/** Where what is said begins in a text that opens with its speaker; 0 where it names none. */
export function speechStart(text: string): number {
  return speaker.exec(text)?.[0].length ?? 0
}

/**
 * Makes descriptions of the paragraphs of a plain text that each tell who speaks, as minutes and plays do, where someone
 * speaks again: then each sentence is quoted as what that person said. Paragraphs that follow are said by the same
 * person, up to the last one before the next turn that speaks of the speaker or the hearers ("we", "your", "today");
 * others tell what happens. A glossary has each of its words once, and a note or a warning is nobody's.
 */
export function withTurns(text: string, blocks: readonly Block[]): Block[] {
  const speakers = withoutNumbered(blocks.map((block) => speakerOf(text, block)))
  const named = speakers.filter((name) => name !== undefined)
  const distinct = new Set(named)
  const isConversation =
    named.length >= turnsMin && distinct.size > 1 && named.length - distinct.size >= againMin
  if (!isConversation) return [...blocks]
  const depths = depthsOf(text, blocks, speakers)
  return blocks.map((block, index) => {
    const depth = depths[index]
    return depth === undefined ? block : { ...block, kind: 'description', depth }
  })
}

/** The depth of each block that is said by somebody. */
function depthsOf(
  text: string,
  blocks: readonly Block[],
  speakers: readonly (string | undefined)[],
): readonly (number | undefined)[] {
  const language = languageOf(detectLanguage(text.slice(0, languageLength)))
  const depths: (number | undefined)[] = speakers.map((name) =>
    name === undefined ? undefined : turnDepth,
  )
  let last = -1
  let mayGoOn = false
  blocks.forEach((block, index) => {
    mayGoOn = speakers[index] !== undefined || (mayGoOn && block.kind === 'paragraph')
    if (speakers[index] !== undefined) last = index
    if (!mayGoOn || last === index || !isSpoken(text, block, language)) return
    depths.fill(furtherDepth, last + 1, index + 1)
    last = index
  })
  return depths
}

function isSpoken(text: string, { start, end }: Block, { deictics }: Language): boolean {
  return deictics.isIn(text.slice(start, Math.min(end, start + spokenLength)))
}

/** So many characters tell the language of a text, and whether a paragraph is spoken. Not measured. */
const languageLength = 2_000
const spokenLength = 1_000

function speakerOf(text: string, { kind, start, end }: Block): string | undefined {
  if (kind !== 'paragraph') return undefined
  const said = text.slice(start, Math.min(end, start + openingLength))
  const at = speechStart(said)
  // Without the colon or full stop behind it.
  const name = fold(said.slice(0, at).trimEnd().slice(0, -1).trimEnd())
  return at === 0 || nameWords.genericHeadings.has(name) ? undefined : name
}

/**
 * Without what has only a number of its own, as the scenes of a play: "SCENE 1." and "SCENE 2." Of "HENRY V." there is one,
 * who speaks again.
 */
function withoutNumbered(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const wordOf = (name = '') => numberedName.exec(name)?.[1] ?? ''
  const byWord = Map.groupBy(names, wordOf)
  const isSpeaker = (name: string | undefined) => {
    const same = byWord.get(wordOf(name)) ?? []
    return wordOf(name) === '' || (same.length > 1 && new Set(same).size === 1)
  }
  return names.map((name) => (isSpeaker(name) ? name : undefined))
}

const numberedName = /^(\p{L}+) (?:\d{1,4}|[ivxlc]{1,6})$/u

/** Longer than any name with its sign. */
const openingLength = 200

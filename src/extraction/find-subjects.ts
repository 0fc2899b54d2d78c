import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import type { Range } from '../language/words.ts'
import type { Name } from './find-names.ts'

/**
 * What the opening sentence of a document is about, which tells more than many a title: what it
 * defines ("**Canon law** is …", "**Marie Curie** (1867–1934) was …") and the name that it opens with.
 * Of two words and more: a single one opens a sentence too often by chance.
 */
export function findSubjects(
  text: string,
  sentence: Range,
  names: readonly Name[],
  language: string,
): Range[] {
  const defined = findDefined(text, sentence, language)
  const opening = names.find(({ opensSentence, wordCount }) => opensSentence && wordCount > 1)
  return [defined, opening].filter((range) => range !== undefined)
}

const lengthMax = 300
const wordsMax = 8

function findDefined(text: string, { start, end }: Range, language: string): Range | undefined {
  const match = definition.exec(text.slice(start, Math.min(end, start + lengthMax)))
  const defined = match?.[1] ?? ''
  const words = defined.split(/\s+/)
  if (match === null || words.length < 2 || words.length > wordsMax) return undefined
  if (languages.get(language)?.stopWords.has(fold(words[0] ?? ''))) return undefined
  const from = start + match[0].indexOf(defined)
  return { start: from, end: from + defined.length }
}

const articles = 'The|An?|Der|Die|Das|Le|La|Les|El|Los|Las|Il'
const copulas =
  'is|was|are|were|ist|war|sind|waren|est|était|sont|étaient|es|era|son|fue|eran|è|sono|é|foi|são|zijn|er|är|var|jest|był|była|on|oli'
const definition = new RegExp(
  `^["'“”„«*]*(?:(?:${articles})\\s+)?([\\p{Lu}\\p{Lo}\\p{N}][^,;:()（]{1,80}?)["'”“»*]*\\s*(?:[(（][^)）]*[)）]\\s*)*(?:,[^,]{1,80},\\s*)?\\s(?:${copulas})\\s`,
  'u',
)

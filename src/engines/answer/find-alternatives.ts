import { namePattern } from './name-pattern.ts'

/**
 * The two things that a question compares, as written: "Which film came out first, A or B?", "Are
 * both A and B …?", "Between the bands A and B, which …?". Empty where it compares nothing.
 */
export function findAlternatives(question: string): readonly string[] {
  if (question.length > lengthMax) return []
  for (const pattern of patterns) {
    const [, left = '', right = ''] = pattern.exec(question) ?? []
    if (left !== '' && right !== '') return [bareSide(left), bareSide(right)]
  }
  return []
}

/** Longer texts compare nothing that two names could tell, and would take the patterns long. */
const lengthMax = 300

// A side of "A and B" may not itself hold an "and", or the two could not be told apart.
const side = namePattern.replace('|and|', '|')
const kind = '(?:both )?(?:the |two )?(?:\\p{Ll}+,? (?:of )?){0,3}?'
const patterns = [
  /[,:] ([^,:?]{2,80}?),? or ([^?]{2,80})/u,
  /\b(?:is|was|are|were|between|out of|from|first|last) ([^,:?]{2,80}?),? or ([^?]{2,80})/iu,
  new RegExp(`(?:^|, )(?:[BbOo]etween|out of) ${kind}(${side}),? and (?:the )?(${side})`, 'u'),
  /\bout of (.{2,80}?) and ([^?]{2,80})/iu,
  new RegExp(
    `^(?:Is|Are|Was|Were|Do|Did|Does|Have|Has) ${kind}(${side}),? and (?:the )?(${side})`,
    'u',
  ),
]

/** "younger Keith Bostic" is Keith Bostic; "Screaming Trees, had more members" is Screaming Trees. */
function bareSide(written: string): string {
  return written
    .replace(/(?:, \p{Ll}.*|,)\s*$/u, '')
    .replace(/(?<=\p{Lu}.*) (?:born|released|formed|founded|built|published|made|die)\s*$/u, '')
    .replace(/^(?:\p{Ll}+ )+(?=[\p{Lu}\d"“])/u, '')
    .trim()
}

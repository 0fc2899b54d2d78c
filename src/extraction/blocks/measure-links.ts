import type { Range } from '../../language/words/words.ts'

export type LinkMeasure = {
  /** Visible letters and digits; in a block without links, all characters. */
  letters: number
  /** Number of these letters within links. */
  linked: number
  links: number
}

/** Navigation has at least this share of its letters in links. Not measured. */
const navigationShareMin = 0.75

/** Whether so much of a block is in links that it leads elsewhere instead of saying something. */
export function isNavigation({ letters, linked }: LinkMeasure): boolean {
  return linked >= letters * navigationShareMin
}

/** Brackets nested deeper than this are read as text. */
const nestingMax = 8

/** Measures the share of links in a block of Markdown; images and tags count as nothing. Linear in its length. */
export function measureLinks(text: string, { start, end }: Range): LinkMeasure {
  const content = text.slice(start, end)
  // Shortcut: most blocks have neither link nor tag, and callers need no exact count for these.
  if (!/[[<]/.test(content) && /[\p{L}\p{N}]/u.test(content))
    return { letters: content.length, linked: 0, links: 0 }
  const measure = { letters: 0, linked: 0, links: 0 }
  const open: { letters: number; linked: number; isImage: boolean }[] = []
  let closing = -1
  let angle = -1
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isLetter(code)) measure.letters++
    else if (code === 91 && open.length < nestingMax) {
      const isImage = text.charCodeAt(at - 1) === 33 && at > start
      open.push({ letters: measure.letters, linked: measure.linked, isImage })
    } else if (code === 93) {
      const opened = open.pop()
      if (!opened || text.charCodeAt(at + 1) !== 40) continue
      if (closing <= at) closing = indexBefore(text, ')', at, end)
      if (closing >= end) continue
      at = closing
      if (opened.isImage) Object.assign(measure, { letters: opened.letters, linked: opened.linked })
      else {
        measure.linked = opened.linked + measure.letters - opened.letters
        measure.links++
      }
    } else if (code === 60 && opensTag(text, at)) {
      if (angle <= at) angle = indexBefore(text, '>', at, end)
      if (angle < end) at = angle
    }
  }
  return measure
}

function indexBefore(text: string, sought: string, from: number, end: number): number {
  for (let at = from; at < end; at++) if (text[at] === sought) return at
  return end
}

/** The number of letters and digits in a text. */
export function countLetters(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (isLetter(text.charCodeAt(at))) count++
  return count
}

const tag = /<(?:\/?[a-z][a-z0-9-]*[\s/>]|!)/iy

function opensTag(text: string, at: number): boolean {
  tag.lastIndex = at
  return tag.test(text)
}

/** Beyond ASCII nearly every sign is one of a script. */
function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code > 0xbf
  )
}

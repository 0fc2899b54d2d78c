/** A rule of a style sheet: its list of selectors, and its declarations as in a `style` attribute. */
export type StyleRule = { readonly selectors: string; readonly declarations: string }

type Open = { readonly prelude: string; readonly applies: boolean; declarations: string }

/** At-rules whose contents apply as if they stood outside. */
const transparentRules = /^@(?:supports|layer|scope|starting-style)(?![\w-])/i
/** Conditions of `@media` that every screen meets. */
const anyScreen = /^(?:all|screen|only all|only screen|not print|)$/i

/**
 * The rules of a style sheet that apply on every screen. Rules for some screens only, or for print, are left out, as
 * are rules within rules. One pass over the sheet.
 */
export function styleRules(sheet: string): StyleRule[] {
  const css = withoutComments(sheet)
  const rules: StyleRule[] = []
  const open: Open[] = []
  let start = 0
  const close = (end: number) => {
    const { prelude, applies, declarations } = open.pop() ?? {}
    if (!prelude || !applies || prelude.startsWith('@')) return
    rules.push({ selectors: prelude, declarations: declarations + css.slice(start, end) })
  }
  const marks = /[{};"']/g
  for (let found = marks.exec(css); found; found = marks.exec(css)) {
    const { 0: mark, index } = found
    const inner = open.at(-1)
    if (mark === '{') open.push(opened(css.slice(start, index).trim(), inner))
    else if (mark === ';' && inner) inner.declarations += css.slice(start, index + 1)
    else if (mark === '}') close(index)
    if (mark === '"' || mark === "'") marks.lastIndex = endOfString(css, index)
    else start = index + 1
  }
  while (open.length > 0) {
    close(css.length)
    start = css.length
  }
  return rules
}

/**
 * The end of the string that begins at `start`: behind its quotation mark, or its line. A brace in it opens nothing.
 */
function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[start] || css[at] === '\n') return at + 1
  }
  return css.length
}

function opened(prelude: string, inner: Open | undefined): Open {
  const isWithinRule = inner !== undefined && !inner.prelude.startsWith('@')
  const isOpenTo = !prelude.startsWith('@') || appliesOnScreens(prelude)
  return {
    prelude,
    applies: (inner?.applies ?? true) && !isWithinRule && isOpenTo,
    declarations: '',
  }
}

function appliesOnScreens(prelude: string): boolean {
  if (transparentRules.test(prelude)) return true
  return /^@media(?![\w-])/i.test(prelude) && isForAnyScreen(prelude.slice('@media'.length))
}

/** Whether a list of media is met by every screen. */
export function isForAnyScreen(media: string): boolean {
  return media.split(',').some((one) => anyScreen.test(one.trim().replace(/\s+/g, ' ')))
}

/** The text with each comment replaced by nothing; one that does not end takes the rest with it. */
export function withoutComments(css: string): string {
  const parts = css.split('/*')
  return parts
    .map((part, place) => {
      if (place === 0) return part
      const end = part.indexOf('*/')
      return end < 0 ? '' : part.slice(end + 2)
    })
    .join('')
}

import type { Range } from '../../language/words.ts'

const opening =
  /(---|\+\+\+)[ \t]*\n(?=[ \t]*["']?[\p{L}_][\p{L}\p{N}_ .-]*(?:["'\t][ \t]*)?[:=]|#|\[)/uy

/** The lines between the marks of YAML (`---`) or TOML (`+++`) at the start of a text, and where they end. */
export function frontMatterOf(text: string): (Range & { readonly after: number }) | undefined {
  opening.lastIndex = 0
  const opened = opening.exec(text)
  if (!opened?.[1]) return undefined
  const start = opened[0].length
  for (let at = start; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    if (text.startsWith(opened[1], at) && text.slice(at + 3, end).trim() === '')
      return { start, end: at - 1, after: end }
    at = end + 1
  }
  return undefined
}

/** What the front matter calls the text, if it does so on one line. */
export function metadataTitle(text: string, { start, end }: Range): string | undefined {
  const named = /^[ \t]*title[ \t]*[:=][ \t]*(\S.*)$/im.exec(text.slice(start, end))?.[1]?.trim()
  const quoted = /^(["'])(.*)\1$/.exec(named ?? '')?.[2]
  return quoted ?? named
}

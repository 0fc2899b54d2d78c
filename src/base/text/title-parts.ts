import { withoutEnd } from './without-end.ts'

/**
 * What stands between the parts of a title with a space on each side, mostly before the name of a site or a manual:
 * "Ferries | example.org", "core - HTTP Server", "Ferries < Harbour < Wiki".
 */
export const titleSeparators = /\s[-–—|·•:»›‹<]\s/gu

/** The parts of a title between its separators; the title alone if it has none. */
export function titleParts(title: string): readonly string[] {
  return title.split(titleSeparators)
}

/**
 * The part before the separator with which a text ends; undefined if it ends with none, or nothing stands before it.
 */
export function beforeSeparator(text: string): string | undefined {
  const bare = withoutEnd(text, /[-–—|·•:»›‹<\s]/)
  return bare !== '' && /\s[-–—|·•:»›‹<]\s*$/u.test(text.slice(bare.length)) ? bare : undefined
}

import { withoutBidiControls } from '../base/text/without-bidi-controls.ts'

/**
 * A text for a terminal. Documents, names and the web may contain characters that control a terminal, or that show what
 * follows them in another order than it is written.
 */
export function printable(text: string): string {
  return withoutBidiControls(text).replace(/[^\P{Cc}\n\t]/gu, '')
}

/** A value as one line of JSON that has none of those characters: they are escaped, so that nothing is lost. */
export function printableJson(value: object): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

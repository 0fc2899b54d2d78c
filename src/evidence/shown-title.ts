import { shortened } from '../base/text/shortened.ts'
import { withoutBidiControls } from '../base/text/without-bidi-controls.ts'

/** Longer titles are cut, at a word. */
const lengthMax = 120

/**
 * A title from outside for a heading: without characters that turn its direction around, and cut if it is long. Code
 * that is cut ends as code, so that what stands behind it is none.
 */
export function shownTitle(title: string): string {
  const whole = withoutBidiControls(title)
  const cut = shortened(whole, lengthMax, '…')
  return hasOpenCode(cut) && !hasOpenCode(whole) ? `${cut}\`` : cut
}

function hasOpenCode(title: string): boolean {
  return title.split('`').length % 2 === 0
}

/**
 * Escapes what would be a link or a tag in Markdown; anything else stays as it is written, as answers are read in
 * terminals too. Code spans need nothing.
 */
export function escapedTitle(title: string): string {
  return title
    .split(/(`[^`\n]{1,500}`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/\](?=[([:])|<(?=[a-z/!?])/gi, (mark) => `\\${mark}`),
    )
    .join('')
}

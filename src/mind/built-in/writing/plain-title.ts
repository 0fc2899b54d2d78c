import { shown } from '../../../evidence/show.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'

/** Most characters of a title among others. */
export const titleLengthMax = 60

/** A title on one line, without what would end the bold or slanted type that it stands in. */
export function plainTitle(title: string): string {
  return escapedTitle(shownTitle(shown(title).replaceAll(/\*+/g, '').trim()))
}

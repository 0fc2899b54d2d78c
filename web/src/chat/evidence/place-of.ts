import type { Citation } from '../../../../src/contract/chat/chat.ts'
import { strings } from '../../strings/strings.ts'

const text = strings.chat

/** Where in its document a quote stands, from the page to the innermost heading, without the title again. */
export function placeOf({ title, location }: Citation): readonly string[] {
  if (!location) return []
  const { headings, page, slide, sheet } = location
  const part =
    page !== undefined
      ? text.page(page)
      : slide !== undefined
        ? text.slide(slide)
        : sheet !== undefined && !headings.includes(sheet)
          ? text.sheet(sheet)
          : title
  return [...new Set([part, ...headings])].filter((each) => each !== title)
}

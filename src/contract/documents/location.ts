import { z } from 'zod'

/** Where in a document a passage or a quote begins. */
export const Location = z
  .object({
    headings: z.array(z.string()).describe('The headings that it stands under, outermost first.'),
    page: z.int().positive().optional().describe('The page of a PDF, counted from 1.'),
    slide: z.int().positive().optional().describe('The slide of a presentation, from 1.'),
    sheet: z.string().optional().describe('The sheet of a workbook.'),
  })
  .meta({ id: 'Location', description: 'Where in the document it begins.' })
export type Location = z.infer<typeof Location>

/** In English for people, as `page 12`; empty where nothing but headings is known. */
export function partName({ page, slide, sheet }: Partial<Location> = {}): string {
  if (page !== undefined) return `page ${page}`
  if (slide !== undefined) return `slide ${slide}`
  return sheet === undefined ? '' : `sheet ${sheet}`
}

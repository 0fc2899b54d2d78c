import { z } from 'zod'
import { contractLimits } from './limits.ts'
import { cleanName } from './text/clean-name.ts'
import { hasVisibleText } from './text/visible-text.ts'

/** An amount of tokens, in halves: `3`, `3.5`. */
export const Tokens = z.number().multipleOf(0.5)

/** An instant: ISO-8601 in UTC. */
export const Instant = z.iso.datetime()

/** The name that people give a thing, as `cleanName` leaves it. */
export const Name = z
  .string()
  .overwrite(cleanName)
  .trim()
  .min(1)
  .max(contractLimits.nameCharacters)
  .refine(hasVisibleText, 'It must have visible characters')
  .meta({ examples: ['Ferries'] })

/** An address on the web. */
export const WebUrl = z.url({ protocol: /^https?$/ }).max(contractLimits.urlCharacters)

/**
 * A range of a document's text (`GET /documents/{doc_id}/content?format=text`), in UTF-16 code units;
 * the end is exclusive.
 */
export const range = {
  start: z
    .int()
    .nonnegative()
    .describe('The position of the first UTF-16 code unit of the range in the text.'),
  end: z.int().nonnegative().describe('The position after the last UTF-16 code unit of the range.'),
}

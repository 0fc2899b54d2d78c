import { z } from 'zod'

/** Who wrote a reply or report, where the operator has set up a language model. */
export const WrittenBy = z
  .object({
    name: z.string().describe('The language model, or `built-in`: the mind that only quotes.'),
    refused_sentences: z
      .int()
      .nonnegative()
      .describe('Sentences of the model that were left out: what they cite does not support them.'),
    fallback: z
      .string()
      .optional()
      .describe(
        'Why the built-in mind wrote all of it or parts of it instead of the model, or why its answer ends early.',
      ),
  })
  .meta({ id: 'WrittenBy' })
export type WrittenBy = z.infer<typeof WrittenBy>

import { z } from 'zod'

/** What a request to a language model has that some servers refuse. Other fields are kept as they are. */
const Fields = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
})
type Fields = z.infer<typeof Fields>

type Adaptation = {
  /** Whether a refusal is about this. */
  readonly isMeant: RegExp
  /** The request in a form that such a server takes; `undefined` if it has nothing of the kind. */
  readonly adapted: (fields: Fields) => Fields | undefined
}

const adaptations: readonly Adaptation[] = [
  {
    // Models that think before they write take their limit under another name.
    isMeant: /max_completion_tokens/,
    adapted: ({ max_tokens, ...fields }) =>
      max_tokens === undefined ? undefined : { ...fields, max_completion_tokens: max_tokens },
  },
  {
    isMeant: /temperature/,
    adapted: ({ temperature, ...fields }) => (temperature === undefined ? undefined : fields),
  },
  {
    // The chat templates of some open models know no such role, or only users and assistants in turn.
    isMeant: /system (?:role|message|prompt)|roles? must alternate/i,
    adapted: ({ messages: [first, second, ...others], ...fields }) => {
      if (first?.role !== 'system' || !second) return undefined
      const content = `${first.content}\n\n${second.content}`
      return { ...fields, messages: [{ ...second, content }, ...others] }
    },
  },
]

/** Statuses with which servers refuse a field; a template that fails is a 500 for some. */
const refusals: ReadonlySet<number> = new Set([400, 422, 500])

/**
 * A `fetch` for language models that sends a request again in another form if the refusal names what the server does
 * not take, and remembers the form that was taken.
 */
export function adaptingFetch(fetching: typeof fetch): typeof fetch {
  const learned = new Set<Adaptation>()
  return async (address, init) => {
    if (typeof init?.body !== 'string') return fetching(address, init)
    let fields = Fields.parse(JSON.parse(init.body))
    for (const { adapted } of learned) fields = adapted(fields) ?? fields
    const tried: Adaptation[] = []
    while (true) {
      const response = await fetching(address, { ...init, body: JSON.stringify(fields) })
      if (response.ok) for (const adaptation of tried) learned.add(adaptation)
      if (!refusals.has(response.status)) return response
      const why = await response.text()
      const next = adaptations.find(({ isMeant, adapted }) => isMeant.test(why) && adapted(fields))
      const other = next?.adapted(fields)
      // Its body has been read.
      if (!next || !other) return new Response(why, response)
      fields = other
      tried.push(next)
    }
  }
}

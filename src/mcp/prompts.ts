import {
  type GetPromptResult,
  type Prompt as ListedPrompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'

type Argument = {
  readonly description: string
  readonly required: boolean
  /** Values to choose from; the only ones if `isChoice` is set. */
  readonly choices?: readonly string[]
  readonly isChoice?: boolean
}
type Prompt = {
  readonly title: string
  readonly description: string
  /** The tools that it names. */
  readonly tools: readonly string[]
  readonly arguments: Readonly<Record<string, Argument>>
  write(args: Readonly<Record<string, string>>): string
}

/** Prompts that people may start from, by name. */
export const prompts: Readonly<Record<string, Prompt>> = {
  research_brief: {
    title: 'Research brief',
    description: 'Research a topic and sum it up for an audience.',
    tools: ['research_start', 'research_get'],
    arguments: {
      topic: { description: 'What to research.', required: true },
      audience: {
        description: 'For whom.',
        required: false,
        choices: ['experts', 'managers', 'newcomers', 'students'],
      },
      depth: {
        description: 'How deep: quick or thorough.',
        required: false,
        choices: ['quick', 'thorough'],
        isChoice: true,
      },
    },
    write: ({ topic, audience = 'newcomers', depth = 'thorough' }) =>
      `Research "${topic}" with research_start, model ${depth === 'quick' ? 'snap' : 'ponder'}, and wait for it with research_get. ` +
      `Then write a brief for ${audience} of at most one page. Keep the marks [n] and list their sources.`,
  },
  answer_from_documents: {
    title: 'Answer from documents',
    description: 'Answer a question from the documents alone.',
    tools: ['ask'],
    arguments: { question: { description: 'The question.', required: true } },
    write: ({ question }) =>
      `Answer this question from my documents alone, with ask (engine rag; graph if the question is about how things are related): "${question}". ` +
      'Keep the marks [n] and list their sources. If the documents do not say it, say so.',
  },
  compare_sources: {
    title: 'Compare sources',
    description: 'Compare what different documents say about a topic.',
    tools: ['search', 'fetch'],
    arguments: { topic: { description: 'What to compare.', required: true } },
    write: ({ topic }) =>
      `Find what my documents say about "${topic}" with search, and read around the passages with fetch. ` +
      'Then show in a table where the documents agree, where they contradict each other and what only one of them says, each with its document.',
  },
}

/** The prompts whose tools are offered. */
export function listPrompts(offered: ReadonlySet<string>): ListedPrompt[] {
  const usable = Object.entries(prompts).filter(([, prompt]) => isUsable(prompt, offered))
  return usable.map(([name, { title, description, arguments: args }]) => ({
    name,
    title,
    description,
    arguments: Object.entries(args).map(([argument, { description, required }]) => ({
      name: argument,
      description,
      required,
    })),
  }))
}

/** The message of a prompt. Throws a protocol error for an unknown prompt, or a missing or wrong argument. */
export function writePrompt(
  name: string,
  args: Readonly<Record<string, string>>,
  offered: ReadonlySet<string>,
): GetPromptResult {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (!prompt || !isUsable(prompt, offered)) throw invalid('There is no prompt of this name.')
  for (const [argument, { required, choices = [], isChoice }] of Object.entries(prompt.arguments)) {
    const value = args[argument]
    if (required && !value?.trim()) throw invalid(`Missing argument: ${argument}`)
    if (isChoice && value !== undefined && !choices.includes(value)) {
      throw invalid(`Invalid argument: ${argument}. It must be one of: ${choices.join(', ')}.`)
    }
  }
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: prompt.write(args) } }],
  }
}

function isUsable({ tools }: Prompt, offered: ReadonlySet<string>): boolean {
  return tools.every((tool) => offered.has(tool))
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message)
}

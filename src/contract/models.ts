import { z } from 'zod'
import { operation } from './operation.ts'

export const ModelId = z
  .enum(['snap', 'ponder'])
  .meta({ id: 'ModelId', description: '`snap` answers fast, `ponder` thinks deeply.' })
export type ModelId = z.infer<typeof ModelId>

const Price = z.object({
  chat: z.number(),
  chat_node: z.number().describe('For each node that is read beyond the first 5.'),
  research_min: z.number(),
  research_max: z.number(),
})

export const Model = z
  .object({
    id: ModelId,
    name: z.string(),
    description: z.string(),
    price: Price.optional().describe('In tokens.'),
  })
  .meta({ id: 'Model' })
export type Model = z.infer<typeof Model>

export const listModels = operation({
  method: 'get',
  path: '/agent/models',
  scope: undefined,
  summary: 'List the models, and the engines that are configured. Free.',
  problems: [],
  input: z.object({}),
  output: z.object({
    models: z.array(Model),
    default: ModelId,
    reasoning_engines: z
      .array(z.enum(['rag', 'graph', 'web']))
      .describe('The engines that are configured here.'),
  }),
  mcp: {
    name: 'model_list',
    title: 'List models',
    description: 'List the models and their prices in tokens. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  },
})

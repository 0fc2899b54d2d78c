import { z } from 'zod'
import { operation } from './operation.ts'

export const ModelId = z
  .enum(['snap', 'ponder'])
  .meta({ id: 'ModelId', description: '`snap` answers fast, `ponder` thinks deeply.' })
export type ModelId = z.infer<typeof ModelId>

export const Model = z
  .object({ id: ModelId, name: z.string(), description: z.string() })
  .meta({ id: 'Model' })
export type Model = z.infer<typeof Model>

export const listModels = operation({
  method: 'get',
  path: '/agent/models',
  scope: undefined,
  summary: 'List the models. Free.',
  problems: [],
  input: z.object({}),
  output: z.object({ models: z.array(Model), default: ModelId }),
})

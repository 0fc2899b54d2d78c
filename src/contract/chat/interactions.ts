import { z } from 'zod'
import { ModelId } from '../models.ts'
import { operation } from '../operation.ts'
import { Instant } from '../values.ts'
import { Interaction, ReasoningEngine } from './chat.ts'

export const getInteraction = operation({
  method: 'get',
  path: '/agent/interactions/{interaction_id}',
  scope: 'chat',
  summary: 'Get an answer that was given before, with its evidence and what it cost.',
  problems: ['not_found'],
  input: z.object({ interaction_id: z.string() }),
  output: Interaction.extend({
    object: z.literal('interaction'),
    model: ModelId,
    reasoning_engine: ReasoningEngine,
    key_id: z.string().nullable().describe('Null if it was asked while signed in, without a key.'),
    created_at: Instant,
  }),
})

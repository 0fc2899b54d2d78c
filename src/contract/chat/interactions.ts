import { z } from 'zod'
import { ModelId } from '../models.ts'
import { operation } from '../operation.ts'
import { Instant } from '../values.ts'
import { Interaction, ReasoningEngine } from './chat.ts'

const InteractionPath = z.object({ interaction_id: z.string() })

export const getInteraction = operation({
  method: 'get',
  path: '/agent/interactions/{interaction_id}',
  scope: 'chat',
  summary: 'Get an answer that was given before, with its evidence and what it cost.',
  problems: ['not_found'],
  input: InteractionPath,
  output: Interaction.extend({
    object: z.literal('interaction'),
    model: ModelId,
    reasoning_engine: ReasoningEngine,
    key_id: z.string().nullable().describe('Null if it was asked while signed in, without a key.'),
    created_at: Instant,
  }),
})

export const cancelInteraction = operation({
  method: 'post',
  path: '/agent/interactions/{interaction_id}/cancel',
  scope: 'chat',
  summary:
    'Stop an answer that is being made. If nothing of it has been told, it ends with `conflict` and costs nothing; otherwise it ends with what has been told. To cancel one that is over changes nothing.',
  problems: ['not_found'],
  input: InteractionPath,
  output: z.object({
    interaction_id: z.string(),
    status: z
      .enum(['stopping', 'answered'])
      .describe('`stopping`: it ends at once, or within 10 s if another process answers.'),
  }),
  idempotency: 'natural',
})

import { z } from 'zod'
import type { ModelConfig } from './models/model-config.ts'

/** The settings for a language model. */
export const modelSettings = {
  MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      hasNoPassword,
      'MODEL_URL must have no user or password; a key belongs in MODEL_API_KEY',
    )
    .optional()
    .describe(
      'An API in the dialect of OpenAI whose model writes answers, such as http://127.0.0.1:11434/v1',
    ),
  MODEL_NAME: z.string().trim().min(1).optional().describe('The model there, such as llama3.1:8b'),
  MODEL_API_KEY: z.string().trim().min(1).optional().describe('The key for MODEL_URL'),
  MAX_CONCURRENT_MODEL_CALLS: z.coerce
    .number()
    .int()
    .positive()
    .default(4)
    .describe('Requests to MODEL_URL at once'),
}

/** Settings are listed and hosts are shown to people, so an address may hold no secret. */
function hasNoPassword(address: string): boolean {
  const url = URL.parse(address)
  return url?.username === '' && url.password === ''
}

type ModelEnvironment = z.output<z.ZodObject<typeof modelSettings>>

/** The model of the settings, or none. Throws an error that names the setting that is missing beside another. */
export function modelConfig(env: ModelEnvironment): ModelConfig | undefined {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey } = env
  if (url === undefined && name === undefined && apiKey === undefined) return undefined
  if (url === undefined || name === undefined) {
    const missing = url === undefined ? 'MODEL_URL' : 'MODEL_NAME'
    throw new Error(
      `The settings are not right. ${missing} is missing: a language model needs MODEL_URL and MODEL_NAME.`,
    )
  }
  return { url, name, apiKey, atOnceMax: env.MAX_CONCURRENT_MODEL_CALLS }
}

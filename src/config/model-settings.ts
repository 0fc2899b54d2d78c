import { z } from 'zod'
import { hasUser } from '../base/text/url-user.ts'
import type { EmbeddingConfig, ModelConfig } from '../models/model-config.ts'

/** The settings for a language model, and for an embedding model. */
export const modelSettings = {
  MODEL_URL: addressOf('MODEL')
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
    .describe('Requests at once to MODEL_URL, and to EMBEDDING_URL'),
  EMBEDDING_URL: addressOf('EMBEDDING')
    .optional()
    .describe('An API in the dialect of OpenAI whose vectors find passages that use other words'),
  EMBEDDING_NAME: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('The model there, such as nomic-embed-text'),
  EMBEDDING_API_KEY: z.string().trim().min(1).optional().describe('The key for EMBEDDING_URL'),
  EMBEDDING_QUESTION_PREFIX: z
    .string()
    .default('')
    .describe('What the model wants before a question, such as "search_query: "'),
  EMBEDDING_PASSAGE_PREFIX: z
    .string()
    .default('')
    .describe('What it wants before a passage, such as "search_document: "'),
}

function addressOf(settings: 'MODEL' | 'EMBEDDING') {
  const message = `${settings}_URL must have no user or password; a key belongs in ${settings}_API_KEY`
  // Settings are listed and hosts are shown to people, so an address may hold no secret.
  return z
    .url({ protocol: /^https?$/, abort: true })
    .refine((address) => !hasUser(address), message)
}

type ModelEnvironment = z.output<z.ZodObject<typeof modelSettings>>

/**
 * The language model of the settings, or none. Throws an error that names the setting that is missing beside another.
 */
export function modelConfig(env: ModelEnvironment): ModelConfig | undefined {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey } = env
  return configOf('MODEL', { url, name, apiKey, atOnceMax: env.MAX_CONCURRENT_MODEL_CALLS })
}

/** The embedding model of the settings, or none. Throws as `modelConfig` does. */
export function embeddingConfig(env: ModelEnvironment): EmbeddingConfig | undefined {
  const { EMBEDDING_URL: url, EMBEDDING_NAME: name, EMBEDDING_API_KEY: apiKey } = env
  const atOnceMax = env.MAX_CONCURRENT_MODEL_CALLS
  const { EMBEDDING_QUESTION_PREFIX: question, EMBEDDING_PASSAGE_PREFIX: passage } = env
  const isMeant = question !== '' || passage !== ''
  const config = configOf('EMBEDDING', { url, name, apiKey, atOnceMax }, isMeant)
  return config && { ...config, prefixes: { question, passage } }
}

type Given = { readonly [Name in keyof ModelConfig]: ModelConfig[Name] | undefined }

function configOf(
  settings: 'MODEL' | 'EMBEDDING',
  { url, name, apiKey, atOnceMax = 1 }: Given,
  isMeant = false,
): ModelConfig | undefined {
  if (!isMeant && url === undefined && name === undefined && apiKey === undefined) return undefined
  if (url !== undefined && name !== undefined) return { url, name, apiKey, atOnceMax }
  const missing = `${settings}_${url === undefined ? 'URL' : 'NAME'}`
  const kind = settings === 'MODEL' ? 'a language model' : 'an embedding model'
  throw new Error(
    `The settings are not right. ${missing} is missing: ${kind} needs ${settings}_URL and ${settings}_NAME.`,
  )
}

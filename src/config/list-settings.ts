import { keysOf } from '../base/keys-of.ts'
import { withoutUser } from '../base/text/url-user.ts'
import { readEnvironment, Settings } from './environment.ts'
import { engineKeys } from './web-settings.ts'

export type Setting = {
  readonly name: string
  readonly value: string
  readonly description: string
  readonly isDefault: boolean
}

const secretSettings = new Set([
  'AUTH_SECRET',
  'DATABASE_URL',
  'MODEL_API_KEY',
  'EMBEDDING_API_KEY',
  ...Object.keys(engineKeys),
])

/** All settings with their current values, without secrets. */
export function listSettings(environment: NodeJS.ProcessEnv): readonly Setting[] {
  const env = readEnvironment(environment)
  return keysOf(Settings.shape).map((name) => ({
    name,
    value: shown(name, env[name] ?? ''),
    description: Settings.shape[name].description ?? '',
    isDefault: (environment[name] ?? '') === '',
  }))
}

function shown(name: string, value: string | number | readonly string[]): string {
  if (value !== '' && secretSettings.has(name)) return '(set)'
  return Array.isArray(value) ? value.map(withoutUser).join() : withoutUser(String(value))
}

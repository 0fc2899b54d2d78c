import { messageOf } from '../base/errors/message-of.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { type Config, readConfig } from '../config/config.ts'
import { listSettings, type Setting } from '../config/list-settings.ts'

/** The configuration from the environment. Throws `invalid_request` with a sentence for each setting that is wrong. */
export function currentConfig(): Config {
  return checked(() => readConfig(process.env))
}

/** The settings one by one. Throws as `currentConfig` does. */
export function currentSettings(): readonly Setting[] {
  return checked(() => listSettings(process.env))
}

/** Whether errors are shown with their stacks. Never throws, so that it serves errors of the settings too. */
export function showsStacks(): boolean {
  return process.env.LOG_LEVEL === 'debug'
}

function checked<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    const message = messageOf(cause)
    throw new ServiceError('invalid_request', message, { cause })
  }
}

import { type Logger, pino } from 'pino'
import { keyCharacters, keyPrefix } from './api-key-form.ts'
import { tokenDigits, tokenPrefixes } from './app-token-form.ts'

export type { Logger }

const secretHeaders = ['authorization', 'x-api-key', 'cookie', 'set-cookie', 'idempotency-key']
const apiKey = new RegExp(
  `${keyPrefix}[0-9A-Za-z]{${keyCharacters.random + keyCharacters.checksum}}`,
  'g',
)
const appToken = new RegExp(
  `(${Object.values(tokenPrefixes).join('|')})[0-9a-f]{1,${tokenDigits}}`,
  'g',
)

/**
 * A logger that writes each entry as a line of JSON. Secrets are removed here, through which every entry passes, so
 * that no caller can forget it.
 */
export function createLogger(level: string, write: (line: string) => void): Logger {
  const paths = secretHeaders.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const destination = {
    write: (line: string) =>
      write(line.replaceAll(apiKey, `${keyPrefix}[redacted]`).replaceAll(appToken, '$1[redacted]')),
  }
  return pino(
    { level, redact: paths, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  )
}

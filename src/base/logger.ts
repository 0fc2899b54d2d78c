import { type Logger, pino } from 'pino'

export type { Logger }

const secretHeaders = ['authorization', 'x-api-key', 'cookie', 'set-cookie', 'idempotency-key']
const apiKey = /svc_key_live_[0-9A-Za-z]{32}/g

/**
 * A logger that writes each entry as a line of JSON. Secrets are removed here, through which every entry passes, so
 * that no caller can forget it.
 */
export function createLogger(level: string, write: (line: string) => void): Logger {
  const paths = secretHeaders.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const destination = {
    write: (line: string) => write(line.replaceAll(apiKey, 'svc_key_live_[redacted]')),
  }
  return pino(
    { level, redact: paths, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  )
}

import { setTimeout } from 'node:timers/promises'
import type { Service } from './start-service.ts'

const lookAgainMs = 50
const looksMax = 200

/** The path and token of the link that a service has printed which nobody owns. */
export async function ownerPath({ stderrLines }: Service): Promise<string> {
  for (let looks = 0; looks < looksMax; looks++) {
    const [printed] = /\/app\/welcome#\S+/.exec(stderrLines.join('\n')) ?? []
    if (printed !== undefined) return printed
    await setTimeout(lookAgainMs)
  }
  throw new Error('The service printed no owner link')
}

import { ServiceError } from '../../base/errors/service-error.ts'
import { stopping } from '../../base/errors/stopping.ts'
import { newId } from '../../base/ids.ts'
import { problemAnswer } from '../answer/problem-answer.ts'
import type { HttpEnv } from '../http-env.ts'

/** The calls that have no answer yet, all of which can be answered at once when the server must end before they do. */
export class BreakableCalls {
  readonly #breakOff = new Set<() => void>()

  /** The answer, or one that says that the call was broken off, with what it has begun, as `env` tells at that time. */
  orBrokenOff(
    answering: Response | Promise<Response>,
    env: HttpEnv['Bindings'],
  ): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const breakOff = () => resolve(brokenOff(env))
    this.#breakOff.add(breakOff)
    const answered = Promise.resolve(answering).finally(() => this.#breakOff.delete(breakOff))
    answered.then(resolve, reject)
    return promise
  }

  breakOff(): void {
    for (const each of this.#breakOff) each()
  }
}

/**
 * It never ends by itself: when its connection is closed instead, the handler is told as if its client had left. The
 * length lets the client read it before.
 */
async function brokenOff({ begun }: HttpEnv['Bindings']): Promise<Response> {
  const { code, message, facts } = stopping('the call was broken off.')
  const goesOn = begun && ` What it began goes on: GET ${begun.location} tells of it.`
  const error = new ServiceError(code, `${message}${goesOn ?? ''}`, { ...facts, ...begun })
  const answer = problemAnswer(error, newId('request'))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(bytes.byteLength))
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes) })
  return new Response(body, { status: answer.status, headers })
}

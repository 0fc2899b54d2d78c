import { ModelFailure } from './model-failure.ts'

/** A `fetch` whose answer fails once its body is longer than `bytesMax`. */
export function fetchBounded(bytesMax: number): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request)
    let bytes = 0
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes <= bytesMax) controller.enqueue(chunk)
        else controller.error(new ModelFailure(`Its answer is longer than ${bytesMax} bytes.`))
      },
    })
    const { status, statusText, headers } = response
    const body = response.body?.pipeThrough(counting) ?? null
    return new Response(body, { status, statusText, headers })
  }
}

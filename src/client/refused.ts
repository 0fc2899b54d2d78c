import { type Problem, ProblemBody } from '../contract/problem.ts'

/** A call that the service did not carry out, with the reason. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly problem: Problem
  /** After how many seconds the same call may succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(`${status} ${problem.code}: ${problem.message}`)
    this.status = status
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What an answer that is no success says; of an import, what is said of its first line. */
export async function refusalOf(response: Response): Promise<Refused> {
  const [first = ''] = (await response.text()).split('\n')
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  return new Refused(response.status, problemOf(first, response.status), seconds)
}

/** A proxy in between may answer with something that is no problem of the service. */
function problemOf(text: string, status: number): Problem {
  try {
    return ProblemBody.parse(JSON.parse(text)).error
  } catch {
    return { code: 'upstream_error', message: `The service answered with status ${status}.` }
  }
}

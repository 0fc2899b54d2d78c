import { type Problem, ProblemBody } from '../contract/problems/problem.ts'

/** The error for a call that the service rejected, with the reason. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly problem: Problem
  /** The seconds after which the same call may succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(`${status} ${problem.code}: ${problem.message}`)
    this.status = status
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The error in a response that is not a success; for an import, that of its first line. */
export async function refusalOf(response: Response): Promise<Refused> {
  const [first = ''] = (await response.text()).split('\n')
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  return new Refused(response.status, problemOf(first, response.status), seconds)
}

/** Parses the problem in a body; a proxy may have answered with something else. */
function problemOf(text: string, status: number): Problem {
  try {
    return ProblemBody.parse(JSON.parse(text)).error
  } catch {
    return { code: 'upstream_error', message: `The service answered with status ${status}.` }
  }
}

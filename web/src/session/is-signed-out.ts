import { Refused } from '../../../src/client/refused.ts'

/** Whether an error means that nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Refused && error.problem.code === 'invalid_api_key'
}

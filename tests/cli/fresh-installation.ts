import { onTestFinished } from 'vitest'
import { Installation } from './installation.ts'

/** Nothing but an empty directory, which is removed when the test has ended. */
export function fresh(): Promise<Installation> {
  return removedAtEnd(Installation.make())
}

/** The same with the account of Ada. */
export function withAda(): Promise<Installation> {
  return removedAtEnd(Installation.withAda())
}

async function removedAtEnd(made: Promise<Installation>): Promise<Installation> {
  const installation = await made
  onTestFinished(() => installation[Symbol.asyncDispose]())
  return installation
}

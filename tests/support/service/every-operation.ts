import type { Fields } from '../../../src/client/operation-request.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { type Operations, operations } from '../../../src/contract/operations.ts'
import type { TestCaller } from './compose-service.ts'
import { operationExamples } from './operation-examples.ts'
import { operationFields } from './operation-fields.ts'

/** The whole contract, for tests that ask the same of each call. */
const everyOperation = Object.entries<Operation>(operations).map(([key, described]) => {
  const name = key as keyof Operations // the keys are its names
  return {
    name,
    described,
    fields: operationFields(described),
    example: (caller: TestCaller): Promise<Fields> => operationExamples[name](caller),
  }
})

/** Backups of PostgreSQL are made with its own tools. */
const ofBackups: readonly string[] = ['createBackup', 'getBackup', 'deleteBackup']

/** The operations that an engine has. */
export function operationsOn(engine: 'sqlite' | 'postgres') {
  return engine === 'sqlite'
    ? everyOperation
    : everyOperation.filter(({ name }) => !ofBackups.includes(name))
}

const apart: readonly string[] = [
  'endOtherSessions',
  'changePassword',
  'deleteOwnAccount',
  'createBackup',
]

/**
 * Whether a call ends what other calls need, takes long, or is one of a job of research: it is not sent every strange
 * value at once, but some one after the other.
 */
export function standsApart({ name, described }: (typeof everyOperation)[number]): boolean {
  const isOfJob = described.path.includes('research') && described.path.includes('{')
  return apart.includes(name) || isOfJob
}

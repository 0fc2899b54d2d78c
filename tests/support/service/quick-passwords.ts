import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'

/**
 * Lets the tests of a file hash passwords with a thousandth of the work, which took most of their time: they ask who
 * gets in, and not how hard a stolen hash is to guess. Processes that they start hash as always.
 */
export function hashPasswordsQuickly(): void {
  const { scrypt } = crypto
  const quick = (
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, { ...options, N: 16 }, done)

  beforeAll(() => {
    Object.assign(crypto, { scrypt: quick })
    syncBuiltinESMExports()
  })
  afterAll(() => {
    Object.assign(crypto, { scrypt })
    syncBuiltinESMExports()
  })
}

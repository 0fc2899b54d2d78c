/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
export const sqliteCodes = {
  busy: 5,
  locked: 6,
  outOfMemory: 7,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

/** The primary result code of an error of SQLite; 0 for any other error. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}

/** Whether the disk had no room, or failed, as SQLite or the system says. */
export function isDiskFailure(error: unknown): boolean {
  if (diskFailures.has(sqliteCode(error))) return true
  return error instanceof Error && 'code' in error && diskFailures.has(error.code)
}

const diskFailures: ReadonlySet<unknown> = new Set([
  ...[sqliteCodes.full, sqliteCodes.inputOutput],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'],
])

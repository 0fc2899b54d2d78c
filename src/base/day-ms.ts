/** The milliseconds of a day in UTC; POSIX time has no leap seconds. */
export const dayMs = 24 * 3_600_000

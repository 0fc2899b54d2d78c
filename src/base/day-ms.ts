/** The milliseconds of a day in UTC, which has no leap seconds where computers count. */
export const dayMs = 24 * 3_600_000

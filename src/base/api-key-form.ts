/** The prefix of every API key, by which people and secret scanners recognise it. */
export const keyPrefix = 'svc_key_live_'

/** The characters of an API key after its prefix: random ones, then those of the checksum. */
export const keyCharacters = { random: 26, checksum: 6 } as const

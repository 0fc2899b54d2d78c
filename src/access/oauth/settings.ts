import { dayMs } from '../../base/day-ms.ts'

/** How long codes, tokens and registrations are valid, and how much of what apps send is taken. None is measured. */

/** From the consent to the exchange, which an app makes at once. RFC 6749 allows ten minutes. */
export const codeMs = 60_000
export const accessMs = dayMs
/** From one use of an app to the next. */
export const refreshMs = 90 * dayMs
/** In which a refresh token may be exchanged again: for an answer that was lost, and for two processes of one app. */
export const graceMs = 30_000

/** How long an app is kept that has registered itself and that nobody has allowed anything. */
export const unusedClientMs = dayMs
/** How long an app is kept that was used: longer than its tokens, as it goes on with the id that it has. */
export const usedClientMs = 2 * refreshMs
/** Registrations in an hour: of one network, and of all. Those of apps that are known by their address do not count. */
export const registrationsPerHour = { ofNetwork: 20, ofAll: 1_000 } as const

/** What an app says of itself is far shorter; the draft on client ID metadata documents recommends 5 KB. */
export const metadataBytesMax = 16 * 1024
export const redirectUrisMax = 16
/** For how long what an app says of itself at its address is not fetched again. */
export const metadataMs = 10 * 60_000
/** The descriptions of apps in memory, in characters. */
export const metadataCacheMax = 1024 * 1024

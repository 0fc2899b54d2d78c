import { dayMs } from '../../base/day-ms.ts'
import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { inTokens } from '../../base/token-amounts.ts'
import type { UsageEntry } from '../../contract/usage.ts'
import type { UsageReport } from '../../ledger/usage-report.ts'
import type { LedgerEntry } from '../../storage/ledger/ledger-store.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

const hourMs = 3600 * 1000
/** A quarter and some days; by the hour, 2,400 entries. */
const historyDaysMax = 100

export function usageHandlers(
  report: UsageReport,
): Pick<Handlers, 'getUsage' | 'getUsageHistory' | 'listUsageEntries'> {
  return {
    getUsage: (_input, { accountId }) => report.of(accountId),
    getUsageHistory: async ({ step, by, ...range }, { accountId }) => {
      const { since, until } = timesOf(range)
      const hours = { stepMs: hourMs, phaseMs: range.from === undefined ? 0 : since % hourMs }
      const steps = step === 'hour' ? hours : { stepMs: dayMs, phaseMs: 0 }
      const wanted = { since, until, ...steps, by }
      const sums = await report.history(accountId, wanted)
      return {
        from: new Date(since).toISOString(),
        to: new Date(until).toISOString(),
        data: sums.map(({ at, ...sum }) => ({ at: new Date(at).toISOString(), ...sum })),
      }
    },
    listUsageEntries: async ({ from, to, ...query }, { accountId }) => {
      const range = {
        ...(from !== undefined && { since: Date.parse(from) }),
        ...(to !== undefined && { until: Date.parse(to) }),
      }
      return listAnswer(await report.entries(accountId, pageOf('entry', query), range), entryOf)
    },
  }
}

/** The range of a history in ms since 1970. Throws `invalid_request` if it is empty or too long. */
function timesOf(range: { from?: string | undefined; to?: string | undefined }) {
  const until = range.to === undefined ? Date.now() : Date.parse(range.to)
  // The default range begins thirty days before `to`, so `to` must leave room for a valid date.
  if (until <= 0) throw invalidParameter('to', 'It must lie after the beginning of 1970.')
  const since = range.from === undefined ? until - 30 * dayMs : Date.parse(range.from)
  if (since >= until) throw invalidParameter('from', 'It must lie before the end of the range.')
  if (until - since > historyDaysMax * dayMs) {
    const why = `It must lie at most ${historyDaysMax} days before the end of the range.`
    throw invalidParameter('from', why)
  }
  return { since, until }
}

function entryOf(entry: LedgerEntry): UsageEntry {
  return {
    id: entry.id,
    object: 'usage_entry',
    kind: entry.kind,
    tokens: inTokens(entry.availableChange + entry.heldChange),
    held: inTokens(entry.heldChange),
    balance_after: inTokens(entry.availableAfter + entry.heldAfter),
    held_after: inTokens(entry.heldAfter),
    operation: entry.operation,
    operation_id: entry.operationId,
    model: entry.model,
    key_id: entry.keyId,
    created_at: new Date(entry.createdAt).toISOString(),
  }
}

import { bodyOf, type McpCall } from '../mcp-call.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'

/** Movements that are shown: a model reads all of them. */
const recentMax = 10
/** How many movements are read: a hold that is given back whole, or a free answer, moves nothing. */
const readMax = 50

/** The balance, what was spent, the last movements and the limits. */
export async function getAccount(_args: object, call: McpCall): Promise<ToolAnswer> {
  const [usage, entries] = await Promise.all([
    bodyOf('getUsage', {}, call),
    bodyOf('listUsageEntries', { limit: readMax }, call),
  ])
  const { balance, held, consumed } = usage
  const moved = entries.data.filter(({ tokens }) => tokens !== 0).slice(0, recentMax)
  const recent = moved.map(({ kind, tokens, operation, created_at }) => ({
    kind,
    tokens,
    operation,
    created_at,
  }))
  const { postsPerMinute, getsPerMinute, concurrentChatsMax, concurrentResearchMax } = call.limits
  const limits = {
    posts_per_minute: postsPerMinute,
    gets_per_minute: getsPerMinute,
    concurrent_chats: concurrentChatsMax,
    concurrent_research: concurrentResearchMax,
  }
  return { structured: { balance, held, consumed, recent, limits } }
}

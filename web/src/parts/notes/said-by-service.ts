import { strings } from '../../strings/strings.ts'

/**
 * What the service says of a failure, in the language of the page. Its messages are fixed, so the catalogue has them by
 * their beginnings, and keeps what stands in brackets behind: a kind of file. Any other message stays as it is.
 */
export function saidByService(message: string): string {
  const said = Object.entries(strings.problems.said)
  const [beginning, own] = said.find(([one]) => message.startsWith(one)) ?? []
  if (beginning === undefined || own === undefined) return message
  const [kind] = /\([^()]{1,100}\)/.exec(message.slice(beginning.length)) ?? []
  return kind === undefined ? own : `${own} ${kind}`
}

import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings/strings.ts'
import { usageQuery } from './usage-query.ts'

const text = strings.usage

/** The dimensions by which the consumption is divided. */
export const divisions = ['operation', 'model', 'engine', 'key'] as const
export type Division = (typeof divisions)[number]

const wordsOf: Readonly<Record<Exclude<Division, 'key'>, Readonly<Record<string, string>>>> = {
  operation: text.operations,
  model: strings.chat.models,
  engine: strings.chat.engines,
}

/** A function that gives a part of a division its name for people; that of `null` is what has no key. */
export function useNameOf(by: Division): (name: string | null) => string {
  const { data: usage } = useQuery(usageQuery)
  return (name) => {
    if (by !== 'key') return wordsOf[by][name ?? ''] ?? name ?? ''
    if (name === null) return text.signedIn
    return usage?.by_key.find(({ key_id }) => key_id === name)?.name ?? name
  }
}

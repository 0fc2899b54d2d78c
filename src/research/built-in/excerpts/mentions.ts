import { sourceHost } from '../../report/source-host.ts'
import type { FoundPage } from '../../research-mind.ts'
import type { PageSentence } from './read-sentences.ts'

/**
 * The names and numbers of a sentence: they identify events. A one-word name at the beginning of a sentence is left
 * out, as it may be an ordinary word with a capital.
 */
export function namesAndNumbersOf({ names, tokens }: PageSentence): readonly string[] {
  const numbers = tokens.flatMap(({ word }) => (word.isNumber ? word.folded : []))
  return [...new Set([...names.flatMap(({ key, opens }) => (opens ? [] : key)), ...numbers])]
}

/** The hosts on whose pages each name and number occurs. */
export function hostsByMention(
  pages: readonly FoundPage[],
  byPage: readonly (readonly PageSentence[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const hosts = new Map<string, Set<string>>()
  for (const [index, sentences] of byPage.entries()) {
    const host = sourceHost(pages[index]?.page.url ?? '')
    for (const mention of sentences.flatMap(namesAndNumbersOf))
      hosts.set(mention, (hosts.get(mention) ?? new Set()).add(host))
  }
  return hosts
}

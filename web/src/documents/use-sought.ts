import { useSearchParams } from 'wouter'

/** What is sought in a list, as the address names it, and a function to seek something else. */
export function useSought(): readonly [string, (sought: string) => void] {
  const [search, setSearch] = useSearchParams()
  // Replaces the entry of the history: the way back leads to the list as it was, not to each letter.
  const seek = (sought: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (sought === '') after.delete('find')
        else after.set('find', sought)
        return after
      },
      { replace: true },
    )
  return [search.get('find') ?? '', seek]
}

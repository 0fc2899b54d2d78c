import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { MapWanted } from './graph-queries.ts'
import type { Filters } from './shown-part.ts'

const nodesShown = 1_200
export const nodesShownMax = 10_000

/** The filters of an address with none set. */
export const unfiltered = {
  community: '',
  passages: '',
  relation: '',
  since: '',
  until: '',
  hops: '',
}

export function isFiltered(search: URLSearchParams): boolean {
  return Object.keys(unfiltered).some((name) => search.has(name))
}

/** The selection in a graph, stored in the address, and functions to change it. */
export function useChosen() {
  const [search, setSearch] = useSearchParams()
  const changeAll = (values: Readonly<Record<string, string>>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(values)) {
        if (value === '') after.delete(name)
        else after.set(name, value)
      }
      return after
    })
  const filters = useMemo(
    (): Filters => ({
      community: search.get('community') ?? '',
      passagesMin: Number(search.get('passages') ?? 1),
      focus: search.get('node') ?? '',
      hops: Number(search.get('hops') ?? 0),
    }),
    [search],
  )
  const wanted = useMemo((): MapWanted => {
    const asked = ['relation', 'since', 'until'].flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    })
    return {
      limit: search.has('all') ? nodesShownMax : nodesShown,
      ...Object.fromEntries(asked),
    }
  }, [search])
  const change = (name: string, value: string) => changeAll({ [name]: value })
  return { search, filters, wanted, change, changeAll }
}

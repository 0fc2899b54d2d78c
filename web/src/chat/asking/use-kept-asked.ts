import { useMemo } from 'react'
import { useKept, writeKept } from '../../session/use-kept.ts'
import type { Asked } from './asking.ts'

/** Keeps the question that is asked in the tab, so that it outlives the view. */
export function useKeptAsked() {
  const kept = useKept('asked')
  return useMemo(
    () => ({
      keep: (asked: Asked) => writeKept(kept, asked),
      forget: () => sessionStorage.removeItem(kept),
      read: (): Asked | undefined => {
        const text = sessionStorage.getItem(kept)
        return text === null ? undefined : (JSON.parse(text) as Asked) // only `keep` has written it
      },
    }),
    [kept],
  )
}

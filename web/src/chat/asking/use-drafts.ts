import { useMemo, useRef } from 'react'
import { useKeptState } from '../../session/use-kept.ts'

/** What is typed, by the id of the conversation for which it is, or `new`. */
type Drafts = Readonly<Record<string, Draft>>
/** `aside` was typed before a question was put into the box to be asked again, and comes back after that. */
type Draft = { readonly typed: string; readonly aside?: string }

const none: Drafts = {}

/** The half-typed question of a conversation; without an id, of a new one. */
export function useDraft(id = 'new') {
  const [drafts, setDrafts] = useKeptState('drafts', none)
  const latest = useRef(drafts)
  const changes = useMemo(() => {
    const now = (): Draft => latest.current[id] ?? { typed: '' }
    const set = (next: Draft) => {
      const { [id]: _, ...others } = latest.current
      const isBlank = next.typed === '' && next.aside === undefined
      const all = isBlank ? others : { ...others, [id]: next }
      latest.current = all
      setDrafts(Object.keys(all).length === 0 ? none : all)
    }
    return {
      write: (typed: string) => set({ ...now(), typed }),
      /** Puts a question into the box, and what is there aside. */
      borrow: (question: string) => {
        const { typed, aside = typed } = now()
        set(aside === '' || aside === question ? { typed: question } : { typed: question, aside })
      },
      /** Takes the question out of the box; what was put aside comes back. */
      take: () => set({ typed: now().aside ?? '' }),
      /** Puts a question that could not be sent back into the box, unless something else is there. */
      giveBack: (question: string) => now().typed === '' && set({ ...now(), typed: question }),
    }
  }, [id, setDrafts])
  return { draft: drafts[id]?.typed ?? '', ...changes }
}

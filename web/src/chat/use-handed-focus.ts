import { type RefObject, useLayoutEffect } from 'react'

/**
 * When an answer that was being written goes, as it has been kept and the kept one takes its place, hands the focus on
 * to the same source in that one: it would be lost with the button that had it.
 */
export function useHandedFocus(article: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = article
    const around = current?.parentElement
    // React cleans up before it takes the element away.
    return () => {
      const place = controlsIn(current).findIndex((control) => control.matches(':focus'))
      if (place < 0) return
      queueMicrotask(() => controlsIn(around?.lastElementChild)[place]?.focus())
    }
  }, [article])
}

/** What can have the focus in an answer: its sources, links and buttons to copy code, in the order of the text. */
function controlsIn(article: Element | null | undefined): readonly HTMLElement[] {
  return [...(article?.querySelectorAll<HTMLElement>('.reply :is(a, button)') ?? [])]
}

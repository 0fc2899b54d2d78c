import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a streamed answer is replaced by the stored one, moves the focus to the same control in the stored one;
 * otherwise it would be lost with the removed button.
 */
export function useHandedFocus(article: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = article
    const around = current?.parentElement
    // React runs the cleanup before it removes the element.
    return () => {
      const place = controlsIn(current).findIndex((control) => control.matches(':focus'))
      if (place < 0) return
      queueMicrotask(() => controlsIn(around?.lastElementChild)[place]?.focus())
    }
  }, [article])
}

/** The focusable controls of an answer (citations, links, copy buttons), in the order of the text. */
function controlsIn(article: Element | null | undefined): readonly HTMLElement[] {
  return [...(article?.querySelectorAll<HTMLElement>('.reply :is(a, button)') ?? [])]
}

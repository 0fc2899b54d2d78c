import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the heading of each source that is shown, and gives it back when the last one is closed. */
export function useBorrowedFocus(
  docId: string,
  index: number,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source begins with its heading.
  useEffect(() => {
    const focused = document.activeElement
    if (!focused?.closest('.evidence')) opener.current = focused
    heading.current?.focus()
  }, [docId, index])
  useEffect(() => () => returnFocus(opener.current), [])
  return heading
}

/** Returns the focus to the number of the source; to the answers, if a link in the address has opened it. */
function returnFocus(opener: Element | null): void {
  const isButton = opener?.isConnected && opener !== document.body
  const place = isButton ? opener : document.querySelector('.turns')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

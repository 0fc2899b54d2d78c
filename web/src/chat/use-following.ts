import { useCallback, useEffect, useRef, useState } from 'react'

/** The distance to the end that counts as the end, in pixels. */
const nearEnd = 80

/** The share of the visible height that the newest question may take above its answer. */
const questionShare = 1 / 3

/**
 * Keeps an element scrolled to the newest answer while its content grows, unless the reader has scrolled up: to the end
 * of the answer or, if it is higher than the element, to its beginning.
 */
export function useFollowing() {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
    const box = place.current
    // Never scrolls up: a reader further down in the answer stays there.
    box?.scrollTo({ top: Math.max(box.scrollTop, newestTop(box)) })
  }, [])
  const notice = useCallback(() => {
    const box = place.current
    if (!box) return
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    // Scroll events arrive late, when the text may have grown: only scrolling up stops the following.
    const hasGoneUp = box.scrollTop < lastTop.current
    lastTop.current = box.scrollTop
    isFollowing.current = isNearEnd || (isFollowing.current && !hasGoneUp)
    setAtEnd(isFollowing.current)
  }, [])
  useEffect(() => {
    // Observes the size rather than the text: an answer gets its height only when it is painted.
    const growth = new ResizeObserver(() => {
      if (isFollowing.current && content.current?.hasChildNodes()) follow()
    })
    for (const part of [place.current, content.current]) if (part) growth.observe(part)
    return () => growth.disconnect()
  }, [follow])
  return { place, content, atEnd, follow, notice }
}

/** The scroll position that shows the newest turn from its beginning. */
function newestTop(box: HTMLElement): number {
  const newest = [...box.querySelectorAll('.turn')].at(-1)
  const answer = newest?.querySelector('.answer')
  if (!newest || !answer) return box.scrollHeight
  const above = box.getBoundingClientRect().top - box.scrollTop
  const answerTop = answer.getBoundingClientRect().top - above
  const turnTop = newest.getBoundingClientRect().top - above
  return Math.max(turnTop, answerTop - box.clientHeight * questionShare)
}

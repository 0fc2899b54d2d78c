import { useCallback, useEffect, useRef, useState } from 'react'

/** How near the end counts as the end, in pixels. */
const nearEnd = 80

/** What part of the place the newest question may take, in front of its answer. */
const questionShare = 1 / 3

/**
 * Keeps a place scrolled to the newest answer while what is in it grows, unless somebody has scrolled up to read:
 * to its end, or, where it is longer than the place, to its beginning.
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
    // Never up: whoever has read further down in the answer stays there.
    box?.scrollTo({ top: Math.max(box.scrollTop, newestTop(box)) })
  }, [])
  const notice = useCallback(() => {
    const box = place.current
    if (!box) return
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    // What was scrolled here is told late, when the text may have grown on: only who goes up leaves the end.
    const hasGoneUp = box.scrollTop < lastTop.current
    lastTop.current = box.scrollTop
    isFollowing.current = isNearEnd || (isFollowing.current && !hasGoneUp)
    setAtEnd(isFollowing.current)
  }, [])
  useEffect(() => {
    // Not when the text changes: an answer gets its height only when it is painted.
    const growth = new ResizeObserver(() => {
      if (isFollowing.current && content.current?.hasChildNodes()) follow()
    })
    for (const part of [place.current, content.current]) if (part) growth.observe(part)
    return () => growth.disconnect()
  }, [follow])
  return { place, content, atEnd, follow, notice }
}

/** How far a place must be scrolled for its newest turn to be seen from the beginning. */
function newestTop(box: HTMLElement): number {
  const newest = [...box.querySelectorAll('.turn')].at(-1)
  const answer = newest?.querySelector('.answer')
  if (!newest || !answer) return box.scrollHeight
  const above = box.getBoundingClientRect().top - box.scrollTop
  const answerTop = answer.getBoundingClientRect().top - above
  const turnTop = newest.getBoundingClientRect().top - above
  return Math.max(turnTop, answerTop - box.clientHeight * questionShare)
}

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Frame } from './draw-bars.ts'
import type { Period } from './periods.ts'

/**
 * The bar that pointer, touch or arrow keys point at, if any, and the event handlers of the chart that move it. A
 * click, a second tap or Enter chooses its period. `frame` is the area of the bars, once they are drawn.
 */
export function usePointedBar(
  periods: readonly Period[],
  frame: Frame | undefined,
  choose: (start: Date) => void,
) {
  const [at, setAt] = useState<number>()
  /** Whether this tap is the second one, which chooses what the first one showed. */
  const isSecond = useRef(false)
  const last = periods.length - 1
  const period = at === undefined ? undefined : periods[at]

  const placeOf = ({ clientX, currentTarget }: PointerEvent) => {
    if (!frame) return undefined
    const across = clientX - currentTarget.getBoundingClientRect().left - frame.left
    return within(Math.floor((across / frame.width) * periods.length), last)
  }
  const press = (event: PointerEvent) => {
    const place = placeOf(event)
    isSecond.current = event.pointerType === 'mouse' || place === at
    setAt(place)
  }
  const type = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at ?? last, last)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Escape') setAt(undefined)
    else if (event.key === 'Enter' && period) choose(period.start)
    else return
    event.preventDefault()
  }
  const handlers = {
    onKeyDown: type,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setAt(at ?? last),
    onBlur: () => setAt(undefined),
    onPointerDown: press,
    onPointerMove: (event: PointerEvent) => setAt(placeOf(event)),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(undefined),
    onClick: () => isSecond.current && period && choose(period.start),
  }
  return { at, period, handlers }
}

/** The index that a key moves to; `undefined` for other keys. */
function placeAfter(key: string, from: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : within(place, last)
}

function within(place: number, last: number): number {
  return Math.min(last, Math.max(0, place))
}

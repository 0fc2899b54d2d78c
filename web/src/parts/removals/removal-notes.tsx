import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { strings } from '../../strings/strings.ts'
import { ProblemNote } from '../notes/problem-note.tsx'
import { holdRemovals, keep, type Removal, useRemovals } from './removals.ts'

const text = strings.common

/** After a deletion the focus moves on, to what stands next to it or to another view, in ms. */
const focusMovesMs = 150
const isApple = /^(?:Mac|iP)/.test(navigator.platform)

/**
 * Lists pending deletions, while they can be undone, and `children` below them. Every dialog has such a list, as what
 * is outside of an open dialog can neither be clicked nor focused.
 */
export function RemovalNotes({ children }: { children?: ReactNode }) {
  const removals = useRemovals()
  const notes = useRef<HTMLDivElement>(null)
  const last = removals.findLast(({ error }) => error === undefined)
  const before = useShownAfterFocus(notes, removals)
  useHold(notes, removals)
  const act = (removal: Removal) => {
    const hadFocus = notes.current?.contains(document.activeElement)
    keep(removal)
    if (hadFocus) before.current?.focus({ preventScroll: true })
  }
  return (
    <div className="removals" role="status">
      <div ref={notes} popover="manual">
        {removals.map((one) => (
          <Note key={one.paths[0]} removal={one} isLast={one === last} keep={() => act(one)} />
        ))}
      </div>
      {children}
    </div>
  )
}

function Note(props: { removal: Removal; isLast: boolean; keep(): void }) {
  const { isLast, keep } = props
  const { said, error } = props.removal
  if (error !== undefined)
    return (
      <ProblemNote error={error}>
        <button type="button" className="button" onClick={keep}>
          {text.close}
        </button>
      </ProblemNote>
    )
  return (
    <div className="removal">
      <p>
        {said}{' '}
        {isLast && (
          <small>
            {text.deletingMeans} <span className="by-key">{text.undoKeys(isApple)}</span>
          </small>
        )}
      </p>
      <button type="button" className="button" onClick={keep}>
        {text.undo}
      </button>
    </div>
  )
}

/**
 * Shows the notes while there are some, above all else, and next in the order of the keyboard after what has the focus.
 * Returns that element.
 */
function useShownAfterFocus(
  notes: RefObject<HTMLElement | null>,
  removals: readonly Removal[],
): RefObject<HTMLElement | null> {
  const before = useRef<HTMLElement>(null)
  const isEmpty = removals.length === 0
  const last = removals.at(-1)?.paths
  useEffect(() => {
    const element = notes.current
    if (!element || last === undefined) return undefined
    const timer = setTimeout(() => {
      const focused = document.activeElement
      if (element.contains(focused)) return
      before.current = focused instanceof HTMLElement ? focused : null
      element.hidePopover()
      element.showPopover(before.current ? { source: before.current } : {})
    }, focusMovesMs)
    return () => clearTimeout(timer)
  }, [notes, last])
  useEffect(() => {
    if (isEmpty) notes.current?.hidePopover()
  }, [notes, isEmpty])
  return before
}

/** Holds the deletions while the focus or the pointer is on their notes. */
function useHold(notes: RefObject<HTMLElement | null>, removals: readonly Removal[]): void {
  useEffect(() => {
    const element = notes.current
    if (!element) return undefined
    const hold = () => holdRemovals(element, element.matches(':hover, :focus-within'))
    for (const type of changes) element.addEventListener(type, hold)
    return () => {
      for (const type of changes) element.removeEventListener(type, hold)
      holdRemovals(element, false)
    }
  }, [notes])
  // A note that is gone does not tell that the focus or the pointer has left it.
  useEffect(() => {
    const element = notes.current
    const isEmpty = removals.length === 0
    if (element) holdRemovals(element, !isEmpty && element.matches(':hover, :focus-within'))
  }, [notes, removals])
}

const changes = ['focusin', 'focusout', 'pointerenter', 'pointerleave'] as const

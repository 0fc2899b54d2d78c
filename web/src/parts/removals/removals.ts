import { useSyncExternalStore } from 'react'
import { refusalOf } from '../../../../src/client/refused.ts'
import { service } from '../../service.ts'
import { pause } from '../pause.ts'

/** A deletion, of one thing or several, that is carried out after some seconds in which it can be undone. */
export type Removal = {
  /** The paths to call with `DELETE`. */
  readonly paths: readonly string[]
  /** Says that it is deleted, by its name or their number. */
  readonly said: string
  readonly error?: unknown
}

/** What keeps the seconds of all pending deletions from passing: what somebody is at or cannot see. */
type Hold = Element | Document

const undoMs = 8_000

let removals: readonly Removal[] = []
/** Whose documents the removals delete. */
let owner: string | undefined
const timers = new Map<Removal, { readonly timer: number; readonly removed: () => void }>()
const holds = new Set<Hold>()
const listeners = new Set<() => void>()

/** Deletes paths after some seconds that nothing holds, or when the tab is left; then calls `removed`. */
export function remove(paths: readonly string[], said: string, removed: () => void): void {
  const removal = { paths, said }
  begin(removal, removed)
  const isTriedAgain = (one: Removal) => one.paths.some((path) => paths.includes(path))
  change([...removals.filter((one) => !isTriedAgain(one)), removal])
}

/** Holds the pending deletions, or lets go of them; held by nothing any more, their seconds begin anew. */
export function holdRemovals(by: Hold, isHeld: boolean): void {
  const wereHeld = holds.size > 0
  if (isHeld) holds.add(by)
  else holds.delete(by)
  if (wereHeld === holds.size > 0) return
  for (const [removal, { timer, removed }] of timers) {
    window.clearTimeout(timer)
    begin(removal, removed)
  }
}

function begin(removal: Removal, removed: () => void): void {
  const timer = holds.size > 0 ? 0 : window.setTimeout(() => void carryOut(removal), undoMs)
  timers.set(removal, { timer, removed })
}

/** Carries out the pending deletions at once, and throws if one of them failed; its note says why. */
export async function settleRemovals(): Promise<void> {
  const errors = await Promise.all([...timers.keys()].map(carryOut))
  const failed = errors.find((error) => error !== undefined)
  if (failed) throw failed
}

/** Forgets the deletions of anybody else than this account. */
export function keepRemovalsOf(accountId: string): void {
  if (owner !== undefined && owner !== accountId) for (const one of removals) keep(one)
  owner = accountId
}

/** Cancels a deletion, or dismisses a failed one. */
export function keep(removal: Removal): void {
  window.clearTimeout(timers.get(removal)?.timer)
  timers.delete(removal)
  change(removals.filter((one) => one !== removal))
}

/** The pending and failed deletions. */
export function useRemovals(): readonly Removal[] {
  return useSyncExternalStore(listen, () => removals)
}

/** Tells whether a path is about to be deleted; lists leave it out. */
export function useIsLeaving(): (path: string) => boolean {
  const leaving = useRemovals()
  return (path) => leaving.some(({ paths, error }) => error === undefined && paths.includes(path))
}

/** Carries out a deletion that nobody has cancelled. Returns the first error. */
async function carryOut(removal: Removal): Promise<unknown> {
  const waiting = timers.get(removal)
  if (!waiting) return undefined
  timers.delete(removal)
  window.clearTimeout(waiting.timer)
  const ends = await Promise.allSettled(removal.paths.map(deletePath))
  const error: unknown = ends.find((end) => end.status === 'rejected')?.reason
  if (error === undefined) change(removals.filter((one) => one !== removal))
  else change(removals.map((one) => (one === removal ? { ...one, error } : one)))
  waiting.removed()
  return error
}

/** Deletes what a path names, if it is still there; many paths are more than the service takes in a minute. */
async function deletePath(path: string): Promise<void> {
  for (;;) {
    // With `keepalive` the browser sends it even if the tab is closed meanwhile.
    const response = await service.request(path, { method: 'DELETE', keepalive: true })
    if (response.ok || response.status === notFound) return
    const refused = await refusalOf(response)
    if (response.status !== tooManyRequests) throw refused
    await pause(Math.max(1, refused.retryAfterSeconds ?? 0))
  }
}

const notFound = 404
const tooManyRequests = 429

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Removal[]): void {
  removals = next
  for (const listener of listeners) listener()
}

window.addEventListener('pagehide', () => {
  for (const removal of timers.keys()) void carryOut(removal)
})

document.addEventListener('visibilitychange', () => holdRemovals(document, document.hidden))

const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"])'

// In a text field the same keys undo what was typed.
window.addEventListener('keydown', (event) => {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 'z') return
  if (target instanceof Element && target.matches(typedInto)) return
  if (keepLast()) event.preventDefault()
})

/** Cancels the deletion that was asked for last, and tells whether there was one. */
function keepLast(): boolean {
  const last = removals.findLast((one) => timers.has(one))
  if (last) keep(last)
  return last !== undefined
}

import type { OrderAsked } from '../../../language/chronology-words.ts'
import type { FoundTime } from '../../../language/quantities/times/found-time.ts'
import type { FoundClock } from '../../../language/quantities/times/read-clocks.ts'

/** How a question compares what it asks for with a time or with an event. */
export type Compared = 'before' | 'after' | 'since' | 'until' | 'within'

/** A time of a question: one of them, and before or after all others. */
export type ComparedTime = { readonly of: FoundTime; readonly compared: Compared }

/** What a question for what happened, and when, asks for. */
export type ChronologyAsked = {
  readonly language: string
  /** Whether its form asks for what happened, whatever it is; otherwise its words must be found too. */
  readonly isOfAnything: boolean
  /** Whether it asks for all in the order of time. */
  readonly isTimeline: boolean
  /** Whether it asks how long it is from one event to another, which `about` has both. */
  readonly isDistance: boolean
  readonly times: readonly ComparedTime[]
  readonly clock?: { readonly of: FoundClock; readonly compared: Compared }
  readonly weekdays?: ReadonlySet<number>
  /** An event before or after which it asks, in its words. */
  readonly event?: { readonly words: string; readonly compared: 'before' | 'after' }
  readonly order?: OrderAsked
  /** What else it says, without the words that only ask. */
  readonly about: string
}

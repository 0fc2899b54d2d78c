import { FairTurns } from '../base/fair-turns.ts'

/**
 * Graphs are explored on the main thread, in steps that let others go ahead. One of an account at a time keeps these
 * steps few: a hundred calls at once for the neighbours of a name that stands everywhere kept others waiting for 3 s.
 */
export function explorationTurns(): FairTurns {
  return new FairTurns({
    what: 'explorations of graphs',
    atOnceMax: 4,
    atOnceOfOneMax: 1,
    waitingOfOneMax: 64,
    waitingMax: 512,
    waitMsMax: 30_000,
  })
}

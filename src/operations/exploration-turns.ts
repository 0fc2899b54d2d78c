import { FairTurns } from '../base/turns/fair-turns.ts'

/**
 * Graphs are explored on the main thread, in steps between which other calls are served. One exploration per account at
 * a time bounds the number of steps: a hundred concurrent calls for the neighbours of a very common name delayed others
 * by 3 s.
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

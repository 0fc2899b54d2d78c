import { FairTurns, type TurnLimits } from '../../../base/turns/fair-turns.ts'
import { ParseProcess } from './parse-process.ts'

/** An idle process is kept this long, as starting one delays the next file. */
const idleMs = 20_000

/** Turns of the accounts at parsing, with processes of the same limits for them. */
export class ParseLane {
  readonly turns: FairTurns
  readonly #heapMegabytesMax: number
  readonly #idle = new Map<ParseProcess, NodeJS.Timeout>()

  constructor(turns: TurnLimits, heapMegabytesMax: number) {
    this.turns = new FairTurns(turns)
    this.#heapMegabytesMax = heapMegabytesMax
  }

  /** An idle process, or a new one. */
  takeProcess(): ParseProcess {
    for (const [parser, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(parser)
      if (parser.isAlive) return parser
    }
    return new ParseProcess(this.#heapMegabytesMax)
  }

  giveBack(parser: ParseProcess): void {
    if (!parser.isAlive) return
    this.#idle.set(parser, setTimeout(() => this.#end(parser), idleMs).unref())
  }

  endIdle(): void {
    for (const parser of this.#idle.keys()) this.#end(parser)
  }

  #end(parser: ParseProcess): void {
    clearTimeout(this.#idle.get(parser))
    this.#idle.delete(parser)
    parser.end()
  }
}

/** Names and values that tell apart what one metric counts; few in number, and never of an account. */
type Labels = Readonly<Record<string, string | number>>
type Kind = 'counter' | 'gauge' | 'histogram'
/** The name of a line and its labels → its value. */
type Lines = Map<string, number>

/** What a process counts, as the text that Prometheus reads (version 0.0.4 of its format). */
export class Metrics {
  readonly #parts: (() => Promise<string> | string)[] = []

  /** Something that only grows. Returns the function that adds to it. */
  counter(name: string, help: string): (labels: Labels, more?: number) => void {
    const lines: Lines = new Map()
    this.#parts.push(() => written('counter', name, help, lines))
    return (labels, more = 1) => add(lines, name, labels, more)
  }

  /** How many measurements are at most each of the `bounds`, in their order. Returns the function that adds one. */
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
  ): (labels: Labels, value: number) => void {
    const lines: Lines = new Map()
    this.#parts.push(() => written('histogram', name, help, lines))
    return (labels, value) => {
      for (const bound of [...bounds, Number.POSITIVE_INFINITY]) {
        const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : bound
        add(lines, `${name}_bucket`, { ...labels, le }, value <= bound ? 1 : 0)
      }
      add(lines, `${name}_sum`, labels, value)
      add(lines, `${name}_count`, labels, 1)
    }
  }

  /** Something that is read whenever it is asked for. */
  gauge(
    name: string,
    help: string,
    read: () => Promise<readonly (readonly [Labels, number])[]>,
  ): void {
    this.#parts.push(async () => {
      const lines: Lines = new Map()
      for (const [labels, value] of await read()) add(lines, name, labels, value)
      return written('gauge', name, help, lines)
    })
  }

  /** All metrics. Rejects if a gauge cannot be read. */
  async text(): Promise<string> {
    return (await Promise.all(this.#parts.map((part) => part()))).join('')
  }
}

function add(lines: Lines, name: string, labels: Labels, more: number): void {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(`${value}`)}"`)
  const line = pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
  lines.set(line, (lines.get(line) ?? 0) + more)
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function written(kind: Kind, name: string, help: string, lines: Lines): string {
  const head = `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`
  return head + Array.from(lines, ([line, value]) => `${line} ${value}\n`).join('')
}

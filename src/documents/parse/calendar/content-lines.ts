/**
 * A property of iCalendar or vCard: its name and the values of its parameters in capitals as written, and its value.
 */
export type Property = {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

/** Parts within each other, as BEGIN and END show them: a calendar has events, an event has alarms. */
export type Component = {
  readonly name: string
  readonly properties: Property[]
  readonly components: Component[]
}

const nestingMax = 10
const line =
  /^(?:[\w-]{1,40}\.)?([\w-]{1,80})((?:;[\w-]{1,40}(?:=(?:"[^"]{0,500}"|[^";:]{0,500}))?){0,30}):/

/**
 * Reads the content lines of iCalendar (RFC 5545) or vCard (RFC 6350): a line that begins with white space goes on with
 * the one before, and what is no property is passed over. Linear in the length of the text.
 */
export function readComponents(text: string): readonly Component[] {
  const outermost: Component = { name: '', properties: [], components: [] }
  const open = [outermost]
  for (const written of unfolded(text)) {
    const property = propertyOf(written)
    const inner = open.at(-1)
    if (property === undefined || inner === undefined) continue
    const { name, value } = property
    if (name === 'BEGIN') {
      const component = { name: value.trim().toUpperCase(), properties: [], components: [] }
      if (open.length <= nestingMax) inner.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (open.length > 1) open.pop()
    } else inner.properties.push(property)
  }
  return outermost.components
}

function unfolded(text: string): readonly string[] {
  return text.replace(/\n[ \t]/g, '').split('\n')
}

function propertyOf(written: string): Property | undefined {
  const [all = '', name, parameters = ''] = line.exec(written) ?? []
  if (name === undefined) return undefined
  const read = [...parameters.matchAll(/;([\w-]+)(?:=("[^"]*"|[^";:]*))?/g)]
  const values = read.map(([, key = '', value]) => {
    // Before version 3 the kind stands alone: "TEL;WORK".
    return value === undefined
      ? (['TYPE', key] as const)
      : ([key.toUpperCase(), value.replaceAll('"', '')] as const)
  })
  return {
    name: name.toUpperCase(),
    parameters: new Map(values),
    value: written.slice(all.length),
  }
}

/** A value as it is read: its escaped commas, semicolons and line breaks. */
export function unescaped(value: string): string {
  return value.replace(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()
}

/** The parts of a value between its semicolons, without empty ones. */
export function partsOf(value: string): readonly string[] {
  return (value.match(/(?:\\.|[^\\;])+/g) ?? []).map(unescaped).filter((part) => part !== '')
}

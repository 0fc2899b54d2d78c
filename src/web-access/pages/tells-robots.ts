/**
 * What a page asks of robots in its `X-Robots-Tag` header and its `<meta name="robots">`: `noindex, nofollow`, or
 * `none` for both. A part that begins with the name of another robot (`otherbot: noindex`) is not for us.
 */
export function tellsRobots(
  robot: string,
  ...said: readonly (string | undefined)[]
): { readonly noindex: boolean; readonly nofollow: boolean } {
  const directives = new Set(said.flatMap((one) => ours(robot.toLowerCase(), one ?? '')))
  const has = (directive: string) => directives.has(directive) || directives.has('none')
  return { noindex: has('noindex'), nofollow: has('nofollow') }
}

function ours(robot: string, said: string): readonly string[] {
  let isOurs = true
  return said
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', ...rest] = part.split(':').map((one) => one.trim())
      const isNamed = rest.length > 0 && !valued.has(name)
      if (isNamed) isOurs = name === robot
      return isOurs ? [isNamed ? rest.join(':') : name] : []
    })
}

/** Directives with a value, which are no names of robots. */
const valued = new Set([
  'unavailable_after',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
])

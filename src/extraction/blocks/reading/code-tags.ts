/** The line that opens code: `{{< highlight go >}}` and `{{< code >}}` of Hugo, `{% highlight go %}` of Jekyll. */
const opening =
  /^(?:\{\{[<%][ \t]*(code(?:-?(?:block|toggle))?|highlight)(?:[ \t][^{}]*[^{}/])?[>%]\}\}|\{%-?[ \t]*(highlight)[ \t][^{}%]*%\})$/
/** The line that ends it: `{{< /code >}}`, `{% endhighlight %}`. */
const ending =
  /^[ \t]*(?:\{\{[<%][ \t]*\/[ \t]*([\w-]{1,20})[ \t]*[>%]\}\}|\{%-?[ \t]*end(highlight)[ \t]*-?%\})/gm

/** Finds the code of a Markdown text that stands between two tags of the generator of a site. */
export class CodeTags {
  readonly #text: string
  /** Where the last end tag of each name begins; read when the first code is opened. */
  #lastEnds: ReadonlyMap<string, number> | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** The name of the tag that a line opens code with, if an end tag of that name stands behind this place. */
  opens(line: string, at: number): string | undefined {
    const name = line.startsWith('{') ? nameIn(opening.exec(line.trimEnd())) : undefined
    if (name === undefined) return undefined
    this.#lastEnds ??= this.#readEnds()
    return (this.#lastEnds.get(name) ?? -1) > at ? name : undefined
  }

  #readEnds(): Map<string, number> {
    return new Map(
      [...this.#text.matchAll(ending)].map((found) => [nameIn(found) ?? '', found.index]),
    )
  }
}

/** Whether a line ends the code that was opened with a tag of this name. */
export function closesCode(line: string, name: string): boolean {
  ending.lastIndex = 0
  return nameIn(ending.exec(line)) === name
}

function nameIn(found: RegExpExecArray | null): string | undefined {
  return found?.[1] ?? found?.[2]
}

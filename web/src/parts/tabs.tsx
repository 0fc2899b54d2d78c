/** A choice between a few words. */
export function Tabs<Name extends string>(props: {
  label: string
  names: readonly Name[]
  chosen: Name | undefined
  wordOf(name: Name): string
  choose(name: Name): void
}) {
  return (
    <fieldset className="tabs" aria-label={props.label}>
      {props.names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === props.chosen}
          onClick={() => props.choose(name)}
        >
          {props.wordOf(name)}
        </button>
      ))}
    </fieldset>
  )
}

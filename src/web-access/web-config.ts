/** How the service goes out to the web. */
export type WebConfig = {
  /** A mailbox or a page of whoever runs the service; web sites see it. */
  readonly contact: string
  /** Private hosts, ports and networks that may be fetched from. */
  readonly allowPrivate: readonly string[]
  readonly search: SearchConfig
}

export type SearchConfig = {
  /** The engines that may be asked, by name; all that can be, if empty. */
  readonly engines: readonly string[]
  /** Where engines answer, by name, where that is not their usual place. */
  readonly bases: ReadonlyMap<string, string>
  /** The `api.php` of wikis of the operator's own, which are asked beside the engines. */
  readonly wikis: readonly string[]
  /** Keys of engines, by name. */
  readonly keys: ReadonlyMap<string, string>
}

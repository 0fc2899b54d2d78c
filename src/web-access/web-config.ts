/** The settings for access to the web. */
export type WebConfig = {
  /** Whether the operator has turned the web off: no engine is asked, and no page is fetched. */
  readonly isOff: boolean
  /** A mailbox or page of the operator, sent to web sites in `User-Agent`. */
  readonly contact: string
  /** Private hosts, ports and networks that pages may be fetched from; see `AddressRules`. */
  readonly allowPrivate: readonly string[]
  readonly search: SearchConfig
}

export type SearchConfig = {
  /** Names of the engines to use; empty for all usable ones. */
  readonly engines: readonly string[]
  /** Base URLs that differ from the usual ones, by engine name. */
  readonly bases: ReadonlyMap<string, string>
  /** The `api.php` addresses of the operator's own wikis, searched besides the engines. */
  readonly wikis: readonly string[]
  /** API keys by engine name. */
  readonly keys: ReadonlyMap<string, string>
}

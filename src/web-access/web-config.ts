/** How the service goes out to the web. */
export type WebConfig = {
  /** A mailbox or a page of whoever runs the service; web sites see it. */
  readonly contact: string
  /** Private hosts, ports and networks that may be fetched from. */
  readonly allowPrivate: readonly string[]
}

/** A client of others that speaks the Model Context Protocol. */
export type McpPeer = {
  readonly name: string
  connect(url: string, key: string): Promise<McpConnection>
}

export type McpConnection = {
  listTools(): Promise<readonly string[]>
  call(tool: string, args: Record<string, unknown>, options?: CallOptions): Promise<ToolResult>
  close(): Promise<void>
}

export type CallOptions = {
  readonly onprogress?: (progress: {
    readonly progress: number
    readonly message?: string | undefined
  }) => void
  readonly signal?: AbortSignal
  readonly timeout?: number
}

export type ToolResult = {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text?: string }[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
}

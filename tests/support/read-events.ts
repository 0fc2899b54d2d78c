/** The server-sent events of an answer, each with its type and its data. */
export async function readEvents(
  response: Response,
): Promise<readonly { readonly type: string; readonly data: unknown }[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('event:'))
  return blocks.map((block) => {
    const [, type = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
    return { type, data: JSON.parse(data) }
  })
}

import { z } from 'zod'
import { resourceMetadataUrl } from '../access/oauth/resource-metadata-url.ts'
import { messageOf } from '../base/errors/message-of.ts'
import { readJsonOf } from '../web-access/read-json-of.ts'
import type { Check } from './check-up.ts'

const metadataBytesMax = 16 * 1024
const Metadata = z.looseObject({ resource: z.string() })

/**
 * Checks whether MCP clients find out how to sign in: that what is outside `BASE_URL` reaches the service too. It is
 * only a warning, as the service may not be running now.
 */
export async function checkOAuth(config: {
  readonly mcpOAuth: boolean
  readonly baseUrl: URL
  readonly web: { readonly contact: string }
}): Promise<readonly Check[]> {
  if (!config.mcpOAuth) return []
  const resource = `${config.baseUrl.href.replace(/(?<!\/)\/+$/, '')}/api/mcp`
  const url = resourceMetadataUrl(resource)
  try {
    const found = Metadata.safeParse(await readJsonOf(url, metadataBytesMax, config.web.contact))
    if (found.data?.resource === resource) return [told('ok', `MCP clients find out at ${url}`)]
    return [told('warning', `${url} is not answered by this service: see docs/operations.md`)]
  } catch (error) {
    return [told('warning', `${url} cannot be read. ${messageOf(error)}.`)]
  }
}

function told(status: Check['status'], message: string): Check {
  return { name: 'sign-in of apps', status, message }
}

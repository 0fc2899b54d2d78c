import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { McpClient } from '../support/service/mcp-client.ts'

/** The text of the document that these tests ask about. */
export const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'

/** A client of a caller, by default of the account with the yard; `query` is that of the endpoint's URL. */
export type ClientOf = (caller?: TestCaller, era?: 'modern' | 'legacy', query?: string) => McpClient

/** A new account whose only document tells of the yard, and the clients of whoever calls the service. */
export async function accountWithYard(
  service: ComposedService,
): Promise<{ readonly ada: TestCaller; readonly docId: string; readonly clientOf: ClientOf }> {
  const ada = await service.account()
  const { doc_id: docId } = await ada.call('addDocument', { title: 'The yard', text: yard })
  const clientOf: ClientOf = ({ key } = ada, era = 'modern', query = '') =>
    new McpClient(`${service.url}/api/mcp${query}`, key, era)
  return { ada, docId, clientOf }
}

import { AddressRules } from './fetching/address-rules.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import { hostAndPort, userAgentOf } from './search/open-search.ts'
import { WebJsonReader } from './web-json-reader.ts'

/** Reads a JSON document at an address of the operator's, which may be private. Throws as `WebJsonReader` does. */
export async function readJsonOf(url: string, bytesMax: number, contact: string): Promise<unknown> {
  await using fetch = new SafeFetch(userAgentOf(contact), new AddressRules([hostAndPort(url)]))
  return await new WebJsonReader(fetch).read(url, bytesMax, new AbortController().signal)
}

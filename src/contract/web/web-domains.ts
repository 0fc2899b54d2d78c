import { z } from 'zod'
import { contractLimits } from '../limits.ts'

const Domains = z
  .array(
    z
      .string()
      .trim()
      .max(contractLimits.domainCharacters)
      .regex(
        /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u,
        'A domain is a name such as example.org, without https:// and without a path',
      ),
  )
  .min(1)
  .max(contractLimits.domains)

/** The fields of a request that say which pages of the web may be read. */
export const webDomains = {
  include_domains: Domains.optional().describe(
    'Read only pages of these domains and of what is below them: `example.org` has `docs.example.org`.',
  ),
  exclude_domains: Domains.optional().describe(
    'Read no pages of these domains, nor of what is below them.',
  ),
}

import type { KeyRing } from '../../access/keys/key-ring.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

/** Lists, creates, changes, rotates and revokes the API keys of the caller's account. */
export function keyHandlers(
  keys: KeyRing,
): Pick<Handlers, 'listKeys' | 'createKey' | 'changeKey' | 'rotateKey' | 'revokeKey'> {
  return {
    listKeys: async (query, { accountId }) =>
      listAnswer(await keys.list(accountId, pageOf('apiKey', query)), (key) => key),
    createKey: ({ name, scopes, expires_at, spend_cap }, { accountId }, { keep }) => {
      const expiresAt = expires_at === undefined ? undefined : new Date(expires_at)
      return keys.create(accountId, { name, scopes, expiresAt, spendCap: spend_cap }, keep)
    },
    changeKey: ({ key_id, name, spend_cap }, { accountId }) =>
      keys.change(accountId, key_id, { name, spendCap: spend_cap }),
    rotateKey: ({ key_id, overlap_seconds }, { accountId }, { keep }) =>
      keys.rotate(accountId, key_id, overlap_seconds, keep),
    revokeKey: ({ key_id }, { accountId }) => keys.revoke(accountId, key_id),
  }
}

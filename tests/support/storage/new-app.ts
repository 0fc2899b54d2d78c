import { randomPair, randomToken, storedPair } from '../../../src/access/oauth/app-tokens.ts'
import { newId } from '../../../src/base/ids.ts'
import { AppStore } from '../../../src/storage/access/app-store.ts'
import type { Storage } from '../../../src/storage/storage.ts'

const clientId = 'client_of_tests'

/** An app that may call for an account, which its person has allowed it, and its tokens. */
export async function newApp(storage: Storage, accountId: string) {
  const store = new AppStore(storage)
  const [id, code, tokens] = [newId('app'), randomToken('code'), randomPair()]
  const about = { name: 'An app', last4: '', scopes: '["chat","mcp"]', spendCap: null }
  const redirectUri = 'https://app.example/callback'
  const proof = { digest: code, challenge: 'challenge', redirectUri }
  await store.allow({
    key: { ...about, id, accountId, digest: id, expiresAt: null, createdAt: Date.now() },
    app: { client_id: clientId, returns_to: 'app.example' },
    code: { ...proof, lifetimeMs: 60_000 },
    activeMax: Number.MAX_SAFE_INTEGER,
    clientMs: 60_000,
  })
  await store.redeem({ ...proof, clientId }, storedPair(tokens))
  return { id, clientId, tokens }
}

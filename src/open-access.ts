import { AuthorizationServer } from './access/oauth/authorization-server.ts'
import { ConnectedApps } from './access/oauth/connected-apps.ts'
import { OAuthClients, type ReadJson } from './access/oauth/oauth-clients.ts'
import { ownerTokenOf } from './access/sessions/owner-token.ts'
import { Sessions } from './access/sessions/sessions.ts'
import { inHalfTokens } from './base/token-amounts.ts'
import type { Config } from './config/config.ts'
import { readAuthSecret } from './read-auth-secret.ts'
import { AppStore } from './storage/access/app-store.ts'
import { KeyStore } from './storage/access/key-store.ts'
import type { Storage } from './storage/storage.ts'

/** Opens the parts that know who is calling, but for keys. `readJson` reads what apps say of themselves on the web. */
export function openAccess(
  opening: AsyncDisposableStack,
  storage: Storage,
  config: Config,
  readJson: ReadJson,
) {
  const secret = config.authSecret ?? readAuthSecret(config.dataDirectory)
  const ownerToken = ownerTokenOf(secret)
  const sessions = new Sessions(storage, {
    baseUrl: config.baseUrl,
    secret,
    ownerToken,
    signUp: config.signUp,
    signUpsPerHourMax: config.signUpsPerHourMax,
    grant: inHalfTokens(config.signUpGrantTokens),
  })
  const store = new AppStore(storage)
  const apps = opening.use(new ConnectedApps(store, new KeyStore(storage)))
  const oauth = config.mcpOAuth
    ? openOAuth({ storage, config, readJson }, store, secret)
    : undefined
  return { sessions, ownerToken, apps, oauth: oauth && { ...oauth, apps } }
}

/** How apps ask people to be allowed something. */
function openOAuth(
  { storage, config, readJson }: { storage: Storage; config: Config; readJson: ReadJson },
  store: AppStore,
  secret: string,
) {
  const hasAddresses = !config.web.isOff
  const clients = new OAuthClients(store, storage.write, hasAddresses ? readJson : undefined)
  const issuer = config.baseUrl.href.replace(/(?<!\/)\/+$/, '')
  const { activeKeysMax: activeMax } = config.limits
  const server = new AuthorizationServer({ store, clients, issuer, secret, activeMax })
  return { server, clients, issuer, hasAddresses }
}

import type { AuthorizationServer } from '../../access/oauth/authorization-server.ts'
import type { ConnectedApps } from '../../access/oauth/connected-apps.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

type AppOperations = 'listApps' | 'revokeApp' | 'getAuthorization' | 'authorizeApp'

/** Lists and revokes the apps of the caller's account, and lets a person answer one; not without a server of OAuth. */
export function appHandlers(
  apps: ConnectedApps,
  oauth: AuthorizationServer | undefined,
): Pick<Handlers, AppOperations> {
  const server = (): AuthorizationServer => {
    if (oauth) return oauth
    const message = 'Apps cannot sign in here: the operator has not turned that on (MCP_OAUTH=on).'
    throw new ServiceError('not_found', message)
  }
  return {
    listApps: async (query, { accountId }) =>
      listAnswer(await apps.list(accountId, pageOf('app', query)), (app) => app),
    revokeApp: ({ app_id }, { accountId }) => apps.revoke(accountId, app_id),
    getAuthorization: ({ request }, _caller, { signal }) => server().describe(request, signal),
    authorizeApp: async ({ request, scopes, spend_cap }, { accountId }, { signal }) => ({
      redirect_to: await server().answer(
        accountId,
        request,
        { scopes, spendCap: spend_cap },
        signal,
      ),
    }),
  }
}

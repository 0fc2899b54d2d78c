import { account } from './de/account.ts'
import { apps } from './de/apps.ts'
import { chat } from './de/chat.ts'
import { common } from './de/common.ts'
import { documents } from './de/documents.ts'
import { graphs } from './de/graphs.ts'
import { keys } from './de/keys.ts'
import { nav } from './de/nav.ts'
import { problems } from './de/problems.ts'
import { reference } from './de/reference.ts'
import { research } from './de/research.ts'
import { session } from './de/session.ts'
import { settings } from './de/settings.ts'
import { sites } from './de/sites.ts'
import { usage } from './de/usage.ts'
import { welcome } from './de/welcome.ts'
import type { Catalogue } from './en.ts'

/** All texts of the page in German. */
export const de: Catalogue = {
  common,
  nav,
  account,
  session,
  welcome,
  problems,
  chat,
  documents,
  sites,
  keys,
  apps,
  graphs,
  research,
  usage,
  reference,
  settings,
}

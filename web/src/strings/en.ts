import { account } from './en/account.ts'
import { apps } from './en/apps.ts'
import { chat } from './en/chat.ts'
import { common } from './en/common.ts'
import { documents } from './en/documents.ts'
import { graphs } from './en/graphs.ts'
import { keys } from './en/keys.ts'
import { nav } from './en/nav.ts'
import { problems } from './en/problems.ts'
import { reference } from './en/reference.ts'
import { research } from './en/research.ts'
import { session } from './en/session.ts'
import { settings } from './en/settings.ts'
import { sites } from './en/sites.ts'
import { usage } from './en/usage.ts'
import { welcome } from './en/welcome.ts'

/** All texts of the page in English, a file for each area. Other languages have the same keys. */
export const en = {
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

export type Catalogue = typeof en

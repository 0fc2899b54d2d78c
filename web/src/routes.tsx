import {
  Braces,
  ChartNoAxesColumn,
  FileText,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  Settings,
  Telescope,
  Waypoints,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { strings } from './strings/strings.ts'

type Route = {
  /** The path below `/app`, with parameters as `wouter` writes them. */
  readonly path: string
  readonly View: ComponentType
  /** How the view is reached from everywhere; missing for views that others lead to. */
  readonly nav?: {
    readonly to: string
    readonly label: string
    readonly icon: LucideIcon
    /** On a narrow screen it is in a menu. */
    readonly isRare?: true
  }
}

const { nav } = strings

/** Every view of the page. Each is loaded when it is first visited. */
export const routes: readonly Route[] = [
  {
    path: '/chat/:conversation?',
    View: view(async () => (await import('./chat/chat-view.tsx')).ChatView),
    nav: { to: '/chat', label: nav.chat, icon: MessageSquare },
  },
  {
    path: '/documents',
    View: view(async () => (await import('./documents/documents-view.tsx')).DocumentsView),
    nav: { to: '/documents', label: nav.documents, icon: FileText },
  },
  {
    path: '/documents/:document',
    View: view(async () => (await import('./documents/document-view.tsx')).DocumentView),
  },
  {
    path: '/graphs',
    View: view(async () => (await import('./graphs/graphs-view.tsx')).GraphsView),
    nav: { to: '/graphs', label: nav.graphs, icon: Waypoints },
  },
  {
    path: '/graphs/:graph',
    View: view(async () => (await import('./graphs/graph-view.tsx')).GraphView),
  },
  {
    path: '/research',
    View: view(async () => (await import('./research/research-list.tsx')).ResearchList),
    nav: { to: '/research', label: nav.research, icon: Telescope },
  },
  {
    path: '/research/:research',
    View: view(async () => (await import('./research/research-view.tsx')).ResearchView),
  },
  {
    path: '/usage',
    View: view(async () => (await import('./usage/usage-view.tsx')).UsageView),
    nav: { to: '/usage', label: nav.usage, icon: ChartNoAxesColumn },
  },
  {
    path: '/settings/keys',
    View: view(async () => (await import('./keys/keys-view.tsx')).KeysView),
    nav: { to: '/settings/keys', label: nav.keys, icon: KeyRound, isRare: true },
  },
  {
    path: '/reference/:operation?',
    View: view(async () => (await import('./reference/reference-view.tsx')).ReferenceView),
    nav: { to: '/reference', label: strings.reference.nav, icon: Braces, isRare: true },
  },
  {
    path: '/settings',
    View: view(async () => (await import('./settings/settings-view.tsx')).SettingsView),
    nav: { to: '/settings', label: strings.settings.title, icon: Settings, isRare: true },
  },
]

function view(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }))
}

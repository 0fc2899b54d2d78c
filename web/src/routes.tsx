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
import type { ComponentType } from 'react'
import { strings } from './strings/strings.ts'

export type Route = {
  /** The path below `/app`, with parameters in wouter's syntax. */
  readonly path: string
  /** Loads the code of the view when it is first visited. */
  load(): Promise<ComponentType>
  /** Whether it stands alone, without the frame of other views. */
  readonly isApart?: true
  /** The link in the navigation; missing for views reached from others. */
  readonly nav?: {
    readonly to: string
    readonly label: string
    readonly icon: LucideIcon
    /** Whether it is in a menu on narrow screens. */
    readonly isRare?: true
  }
}

const { nav } = strings

/** All views of the page. */
export const routes: readonly Route[] = [
  {
    path: '/chat/:conversation?',
    load: async () => (await import('./chat/chat-view.tsx')).ChatView,
    nav: { to: '/chat', label: nav.chat, icon: MessageSquare },
  },
  {
    path: '/documents',
    load: async () => (await import('./documents/documents-view.tsx')).DocumentsView,
    nav: { to: '/documents', label: nav.documents, icon: FileText },
  },
  {
    path: '/documents/:document',
    load: async () => (await import('./documents/document-view.tsx')).DocumentView,
  },
  {
    path: '/graphs',
    load: async () => (await import('./graphs/graphs-view.tsx')).GraphsView,
    nav: { to: '/graphs', label: nav.graphs, icon: Waypoints },
  },
  {
    path: '/graphs/:graph',
    load: async () => (await import('./graphs/graph-view.tsx')).GraphView,
  },
  {
    path: '/research',
    load: async () => (await import('./research/research-list.tsx')).ResearchList,
    nav: { to: '/research', label: nav.research, icon: Telescope },
  },
  {
    path: '/research/:research',
    load: async () => (await import('./research/research-view.tsx')).ResearchView,
  },
  {
    path: '/usage',
    load: async () => (await import('./usage/usage-view.tsx')).UsageView,
    nav: { to: '/usage', label: nav.usage, icon: ChartNoAxesColumn, isRare: true },
  },
  {
    path: '/settings/keys',
    load: async () => (await import('./keys/keys-view.tsx')).KeysView,
    nav: { to: '/settings/keys', label: nav.keys, icon: KeyRound, isRare: true },
  },
  {
    path: '/authorize',
    load: async () => (await import('./authorize/authorize-view.tsx')).AuthorizeView,
    isApart: true,
  },
  {
    path: '/reference/:operation?',
    load: async () => (await import('./reference/reference-view.tsx')).ReferenceView,
    nav: { to: '/reference', label: strings.reference.nav, icon: Braces, isRare: true },
  },
  {
    path: '/settings',
    load: async () => (await import('./settings/settings-view.tsx')).SettingsView,
    nav: { to: '/settings', label: strings.settings.title, icon: Settings, isRare: true },
  },
]

import { type LucideIcon, MessageSquare } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { strings } from './strings/strings.ts'

type Route = {
  /** The path below `/app`, with parameters as `wouter` writes them. */
  readonly path: string
  readonly View: ComponentType
  /** How the view is reached from everywhere; missing for views that others lead to. */
  readonly nav?: { readonly to: string; readonly label: string; readonly icon: LucideIcon }
}

const { nav } = strings

/** Every view of the page. Each is loaded when it is first visited. */
export const routes: readonly Route[] = [
  {
    path: '/chat/:conversation?',
    View: view(async () => (await import('./chat/chat-view.tsx')).ChatView),
    nav: { to: '/chat', label: nav.chat, icon: MessageSquare },
  },
]

function view(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }))
}

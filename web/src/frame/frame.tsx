import './frame.css'
import { Ellipsis, Signpost } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link, Redirect, Route, Switch, useLocation } from 'wouter'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { Brand } from '../parts/brand.tsx'
import { focusHeading } from '../parts/focus/focus-heading.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { RemovalNotes } from '../parts/removals/removal-notes.tsx'
import { View } from '../parts/view.tsx'
import { routes } from '../routes.tsx'
import { strings } from '../strings/strings.ts'
import { AccountMenu } from './account-menu.tsx'
import { BalancePill } from './balance-pill.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { LoadedView } from './loaded-view.tsx'
import { StrayFiles } from './stray-files.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

const text = strings.nav

/** The frame of every view: navigation, balance and account. */
export function Frame({ user }: { user: NonNullable<Session['user']> }) {
  const [location] = useLocation()
  const main = useFocusOn(location)
  useKeptScroll(main)
  const here = hereOf(location)
  return (
    <div className="frame">
      <a className="skip button" href="#main">
        {text.skip}
      </a>
      <header className="rail">
        <Link href="/chat" className="home">
          <Brand />
        </Link>
        <nav aria-label={text.views}>
          {links.map((link) => (
            <NavLink key={link.to} {...link} here={link.to === here} />
          ))}
          <MoreLinks here={here} />
        </nav>
        <div className="rail-end">
          <BalancePill />
          <AccountMenu user={user} />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <FailureBoundary key={location.split('/', 2).join('/')}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <LoadedView route={route} />
              </Route>
            ))}
            <Route path="/">
              <Redirect to="/chat" replace />
            </Route>
            <Route path="/welcome">
              <Redirect to="/chat" replace />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </FailureBoundary>
      </main>
      <RemovalNotes>
        <StrayFiles />
      </RemovalNotes>
    </div>
  )
}

/** The navigation link of the current view: the longest that is a prefix of the location. */
function hereOf(location: string): string | undefined {
  const around = routes.flatMap(({ nav }) =>
    nav && `${location}/`.startsWith(`${nav.to}/`) ? [nav.to] : [],
  )
  return around.sort((one, other) => other.length - one.length)[0]
}

const links = routes.flatMap(({ nav }) => nav ?? [])

/** The links that do not fit on a narrow screen. */
function MoreLinks({ here }: { here: string | undefined }) {
  const id = useId()
  const rare = links.filter(({ isRare }) => isRare)
  return (
    <div className="menu more-links">
      <button
        type="button"
        popoverTarget={id}
        data-here={rare.some(({ to }) => to === here) || undefined}
      >
        <Ellipsis aria-hidden="true" />
        {text.more}
      </button>
      <div id={id} popover="auto">
        {rare.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            href={to}
            className="button plain"
            aria-current={to === here ? 'page' : undefined}
            onClick={() => document.getElementById(id)?.hidePopover()}
          >
            <Icon aria-hidden="true" /> {label}
          </Link>
        ))}
      </div>
    </div>
  )
}

function NavLink(props: (typeof links)[number] & { here: boolean }) {
  const Icon = props.icon
  return (
    <Link
      href={props.to}
      className={props.isRare ? 'rare' : undefined}
      aria-current={props.here ? 'page' : undefined}
    >
      <Icon aria-hidden="true" />
      {props.label}
    </Link>
  )
}

function NotFound() {
  return (
    <View title={text.notFound}>
      <Empty icon={Signpost} title={text.notFoundMeans}>
        <Link href="/chat">{text.chat}</Link>
      </Empty>
    </View>
  )
}

/**
 * Moves the focus to the heading of a new view, for keyboards and screen readers, except of the first one, and unless
 * the view itself has moved it to where one types.
 */
function useFocusOn(location: string) {
  const main = useRef<HTMLElement>(null)
  const view = viewOf(location)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return undefined
    before.current = view
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    return focusHeading()
  }, [view])
  return main
}

/** What stays the same view: a path, or its beginning where the rest is chosen beside what is shown. */
function viewOf(location: string): string {
  return withChoice.find((start) => `${location}/`.startsWith(`${start}/`)) ?? location
}

const withChoice = routes.flatMap(({ path }) =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/'))] : [],
)

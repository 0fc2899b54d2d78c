import { spawn } from 'node:child_process'

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // The empty argument is the window's title; without it `start` would take the address for the title.
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the browser of this machine, if there is one. */
export function openInBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {}) // the link was printed as well
  child.unref()
}

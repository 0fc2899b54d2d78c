import { isIPv6 } from 'node:net'

/** `::1` and 3000 → `http://[::1]:3000` */
export function httpUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

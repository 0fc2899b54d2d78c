/** The prefixes of what apps that sign in with OAuth are given, by which people and secret scanners recognise it. */
export const tokenPrefixes = {
  code: 'svc_code_',
  access: 'svc_access_',
  refresh: 'svc_refresh_',
} as const

/** The hexadecimal digits after the prefix: 160 bits. */
export const tokenDigits = 40

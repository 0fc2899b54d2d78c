import type { Catalogue } from '../en.ts'

export const session: Catalogue['session'] = {
  signIn: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  show: 'Zeigen',
  hide: 'Verbergen',
  capsLock: 'Die Feststelltaste ist an.',
}

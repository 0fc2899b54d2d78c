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
  signUp: 'Konto anlegen',
  ended: 'Ihre Sitzung ist beendet',
  endedMeans: (email?: string) =>
    `Sie ist abgelaufen oder wurde anderswo beendet. Melden Sie sich${email ? ` als ${email}` : ''} an, dann geht es dort weiter, wo Sie waren; was Sie getippt haben, bleibt.`,
}

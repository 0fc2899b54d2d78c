import type { Catalogue } from '../en.ts'

export const account: Catalogue['account'] = {
  menu: 'Konto und Darstellung',
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  signOut: 'Abmelden',
}

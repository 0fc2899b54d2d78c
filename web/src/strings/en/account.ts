export const account = {
  menu: 'Account and appearance',
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  signOut: 'Sign out',
}

// Before the first paint, so that nobody sees the wrong theme.
try {
  const theme = localStorage.getItem('skein-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Where storage is forbidden, the theme of the system is used.
}

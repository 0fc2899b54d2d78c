/** Search engines know what it is about; whoever reads it does not learn it. */
export const paywall = {
  url: 'https://www.orbits.example/moons',
  title: 'Moons of Jupiter',
  lead: 'How many moons does Jupiter have? Astronomers count them anew each year.',
  mediaType: 'text/html',
  body: () => '<p>Subscribe to read on: it is cheap, and ends whenever you like.</p>',
}

/** What the engine `web` is asked. */
export function question(content: string, model: 'snap' | 'ponder' = 'snap') {
  return { model, reasoning_engine: 'web' as const, messages: [{ role: 'user' as const, content }] }
}

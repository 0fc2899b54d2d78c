/**
 * The day in the path of an address, as newspapers and archives write it ("/2016/3/29/", "/2016-03-29-lamp"), as
 * `YYYY-MM-DD`. Of several the last: an archive puts its own before that of the page.
 */
export function dateInUrl(url: string): string | undefined {
  const path = URL.parse(url)?.pathname ?? ''
  return [...path.matchAll(dated)]
    .flatMap(({ groups: { year = '', month = '', day = '' } = {} }) => {
      const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return isDay(written) ? written : []
    })
    .at(-1)
}

/** The first web pages are of 1990. */
const dated =
  /(?<=^|[/_-])(?<year>199\d|20\d\d)(?<mark>[/-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?=[/_.-]|$)/g

/** Whether it is a day of the calendar, which 30 February is not. */
function isDay(written: string): boolean {
  const time = Date.parse(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}

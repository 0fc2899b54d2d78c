import type { ChronologyData } from '../chronology-words.ts'

export const dutchChronology: ChronologyData = {
  asks: 'wat is er … te doen, wat is er … gepland, wat is … gepland, wat is er … gebeurd, wat staat er … gepland, wat staat er … op het programma, wat vond er … plaats, wat vindt er … plaats, wat gebeurde er, wat gebeurde, wat gebeurt er, wat is er gebeurd, wat is er te doen, wat was er te doen, wat is er gepland, wat is gepland, wat staat er gepland, wat staat er op het programma, wat vond er plaats, wat vindt er plaats, wat kwam na, wat komt na, wat volgde, wat is er, welke gebeurtenissen, welke evenementen, welke activiteiten, welke afspraken, welke data',
  asksWithTime:
    'wat hebben we gedaan, wat hebben ze gedaan, wat deden we, wat doen we, wat is er besloten, wat werd besloten, wat werd besproken, wat veranderde er, wat is er veranderd, wat was nieuw, wat heeft … gedaan, wat hebben … gedaan, wat werd er … besloten',
  asksForWhich: 'wat, welke, lijst, geef me',
  timelines:
    'tijdlijn van, tijdlijn, chronologie van, chronologie, chronologische volgorde, jaar voor jaar, per jaar, per datum, dag voor dag, van dag tot dag',
  distances:
    'hoe lang na, hoeveel jaar na, hoeveel maanden na, hoeveel weken na, hoeveel dagen na, hoe lang voor, hoeveel jaar voor, hoeveel tijd zat er tussen, hoeveel jaar zat er tussen',
  things:
    'gedaan, besproken, besloten, gebeurtenis, gebeurtenissen, evenement, evenementen, activiteit, activiteiten, afspraak, afspraken, datum, data, ding, dingen, stap, stappen, dag, iets, alles, geschiedenis, gepland, te doen, er',
  relations: {
    before: 'voor, vóór, voordat, voorafgaand aan',
    after: 'na, nadat, volgend op',
    since: 'sinds, vanaf',
    until: 'tot, tot en met, t/m',
    around: 'rond, omstreeks, ongeveer, circa, ca.',
    between: 'tussen',
  },
  orders: {
    next: 'volgende, eerstvolgende, komende',
    first: 'eerste, als eerste',
    last: 'laatste, als laatste',
  },
  fromToday: {
    day: 'gisteren, vandaag / vanavond, morgen',
    week: 'vorige week / afgelopen week, deze week, volgende week / komende week',
    weekend:
      'vorig weekend / afgelopen weekend, dit weekend / in het weekend / komend weekend, volgend weekend',
    month: 'vorige maand, deze maand, volgende maand',
    year: 'vorig jaar, dit jaar, volgend jaar',
  },
  ordinals: 'eerste / 1e / 1ste, tweede / 2e / 2de, derde / 3e / 3de, vierde / laatste / 4e / 4de',
  quarter: 'kwartaal',
  half: 'halfjaar, helft, helft van, jaarhelft',
  century: 'eeuw',
  week: 'week, weeknummer',
  centuries: 'achttiende eeuw, negentiende eeuw, twintigste eeuw, eenentwintigste eeuw',
  seasons: 'lente / voorjaar, zomer, herfst / najaar, winter',
  decades:
    'jaren twintig, jaren dertig, jaren veertig, jaren vijftig, jaren zestig, jaren zeventig, jaren tachtig, jaren negentig',
  decadeMarks: { before: 'jaren' },
  parts:
    'begin / begin van de / vroege / begin jaren, midden / midden van de / midden jaren / medio, eind / eind van de / late / einde van de',
  later: 'later, daarna',
  units: 'dagen / dag, weken / week, maanden / maand, jaar / jaren',
  title: 'Chronologie',
  nothingThen: 'De documenten vertellen niets over die tijd. Het dichtst erbij, ervoor en erna:',
}

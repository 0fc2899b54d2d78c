import type { ReferenceData } from '../reference-words.ts'

export const dutchReferences: ReferenceData = {
  sections:
    'paragraaf / paragrafen / par., artikel / artikelen / art., hoofdstuk / hoofdstukken, sectie / secties, punt / punten, clausule / clausules',
  annexes: 'bijlage / bijlagen / bijlages, appendix',
  tables: 'tabel / tabellen',
  parts: 'lid / leden, onderdeel / onderdelen, sub, alinea / alinea’s',
  beforeNumbers: 'nr., nr, nummer',
  and: 'en, of, en/of',
  to: 'tot en met, t/m, tot',
  pointing: 'zie, zie ook, in, onder, bij, volgens, van, met, en',
  of: 'van de, van het, van onze, van, uit de, uit het, der',
  own: 'deze, dit, onderhavige, hierboven, hieronder',
  laws: 'wet, wetboek, besluit, verordening, richtlijn, grondwet, verdrag, regeling',
  deferring:
    'zie, volgens, beschreven, bepaald, genoemd, genoemde, vermeld, vastgelegd, aangegeven, opgenomen, geregeld, regeling, overeenkomstig, voorwaarden, staan, staat, geldt, gelden, omschreven, bedoeld, volg',
  exceptions: 'behalve, tenzij, alleen, uitsluitend, mits, met uitzondering, onder de voorwaarden',
}

import type { ReckoningData } from '../reckoning-words.ts'

export const dutchReckoning: ReckoningData = {
  per: 'per, voor elke, voor elk, voor, voor iedere, het, de, elke, per begonnen',
  each: 'per, voor elke, voor elk, voor iedere, per begonnen',
  anyone: 'persoon, hoofd, deelnemer',
  pieces: 'stuk, exemplaar, eenheid, artikel',
  recurring: {
    day: 'dagelijks, dagelijkse',
    week: 'wekelijks, wekelijkse',
    month: 'maandelijks, maandelijkse',
    year: 'jaarlijks, jaarlijkse',
  },
  pays: 'betalen, betaal, terug, vergoed, kost, kosten, vergoeding',
  before: 'voor, voor de, voor het, vóór, vóór de, voorafgaand aan',
  after: 'na, vanaf, van, sinds, tussen',
  conditions: 'na, na de eerste, na afloop van, elke, om de, ouder dan, jonger dan, van meer dan',
  asksWhen:
    'wanneer, tot wanneer, hoe lang, voor wanneer, uiterlijk wanneer, op welke datum, tot welke datum, welke dag, hoe laat, uiterlijk, ten laatste',
  toEndOf: {
    month:
      'tegen het einde van een maand, tegen het einde van de maand, per het einde van de maand, per einde maand',
    quarter:
      'tegen het einde van een kwartaal, tegen het einde van het kwartaal, per einde kwartaal',
    year: 'tegen het einde van een jaar, tegen het einde van het jaar, per einde jaar',
  },
  endOf: {
    month: 'einde van de maand',
    quarter: 'einde van het kwartaal',
    year: 'einde van het jaar',
  },
  events:
    'ondertekenen / ondertekend / ondertekening / getekend / teken, kopen / gekocht / aankoop / besteld / bestelling, aankomen / aankomst, geleverd / levering / ontvangen / ontvangst / gekregen, beginnen / begonnen / begint / begon / aanvang / ingang, eindigen / eindigt / einde / afloop, geopend / opening, vertrekken / vertrek, geleend / uitgeleend / uitlening / terugbrengen / teruggebracht',
  inUnit: 'in',
  serves: 'voor',
}

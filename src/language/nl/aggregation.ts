import type { AggregationData } from '../aggregation-words.ts'

export const dutchAggregation: AggregationData = {
  count: 'hoeveel, hoeveel verschillende, aantal, het aantal',
  sum: 'totaal, totale, som, de som, in totaal, bij elkaar, samen, opgeteld',
  mean: 'gemiddelde, gemiddeld, het gemiddelde, doorsnee',
  each: 'per, voor elke, voor elk, voor iedere, voor ieder',
  above: 'meer dan, groter dan, hoger dan, langer dan, boven, na, later dan',
  atLeast: 'minstens, ten minste, minimaal, vanaf, sinds',
  below: 'minder dan, kleiner dan, lager dan, korter dan, goedkoper dan, onder, voor, eerder dan',
  atMost: 'hoogstens, ten hoogste, maximaal, niet meer dan, tot, tot en met',
  except: 'niet, geen, zonder, behalve, buiten',
  all: 'alle, allemaal, elk, elke, ieder, iedere, lijst, som op',
  differences: 'verschil, verschillen, verschilt, vergelijk, vergelijken, vergelijking, vs',
  free: 'gratis, kosteloos',
  opens: 'open, opent, openen, geopend',
  closed: 'gesloten, dicht',
  or: 'of',
  and: 'en',
  superlatives: [
    {
      most: 'meeste, de meeste, het meeste, het meest, hoogste, het hoogst, hoogst, grootste, het grootst, grootst, maximale',
      least:
        'minste, de minste, het minste, het minst, laagste, het laagst, laagst, kleinste, het kleinst, kleinst, minimale',
    },
    {
      most: 'duurste, het duurst, duurst, het duurst',
      least: 'goedkoopste, het goedkoopst, goedkoopst, voordeligste, het goedkoopst',
      columns: 'prijs, kosten, kost, tarief, huur, bedrag, bijdrage',
    },
    {
      most: 'nieuwste, het nieuwst, nieuwst, recentste, meest recente',
      least: 'vroegste',
      columns:
        'datum, jaar, dag, sinds, opgericht, gebouwd, bouwjaar, geopend, geboren, geboortedatum, begin, begonnen, start, startdatum, indienst, verschenen, vervaldatum',
    },
    {
      most: 'oudste, het oudst, oudst',
      least: 'jongste, het jongst, jongst',
      columns: 'leeftijd',
    },
    {
      most: 'langste, het langst, langst, het langst',
      least: 'kortste, het kortst, kortst, het kortst',
      columns: 'lengte, duur, afstand, tijd',
    },
    {
      most: 'hoogste, het hoogst, hoogst',
      least: 'laagste, het laagst, laagst',
      columns: 'hoogte',
    },
    {
      most: 'zwaarste, het zwaarst, zwaarst',
      least: 'lichtste, het lichtst, lichtst',
      columns: 'gewicht, massa',
    },
    { most: 'snelste, het snelst, snelst', least: 'langzaamste, traagste', columns: 'snelheid' },
    { most: 'breedste, het breedst, breedst', least: 'smalste', columns: 'breedte' },
    { most: 'diepste, het diepst, diepst', least: 'ondiepste', columns: 'diepte' },
    {
      most: 'warmste, het warmst, warmst, heetste',
      least: 'koudste, het koudst, koudst',
      columns: 'temperatuur',
    },
    {
      most: 'grootste, het grootst, grootst',
      least: 'kleinste, het kleinst, kleinst',
      columns: 'grootte, oppervlakte, inwoners, volume, inhoud, opslag',
    },
  ],
  within: 'in, tijdens, in het jaar',
  qualifiers:
    'ander, andere, alleen, enkel, beide, meer, minder, verschil, laatste, eerste, volgende',
  ranks: 'rang, prioriteit, positie, plaats, cijfer, niveau',
  labels: 'naam, namen, voornaam, achternaam, titel, omschrijving, nummer, nr, id',
  prices:
    'hoeveel kost, hoeveel kosten, wat kost, wat kosten, hoe duur, kost, kosten, prijs, prijzen, tarief',
  presence: {
    none: 'uitverkocht, niet op voorraad, niet leverbaar, niet beschikbaar',
    some: 'op voorraad, leverbaar, beschikbaar',
    columns: 'voorraad, aantal, hoeveelheid, beschikbaar',
  },
  progress: {
    done: 'klaar, gedaan, afgerond, afgeronde, voltooid, voltooide, gereed, gesloten, opgelost, opgeloste, afgehandeld, afgehandelde',
    open: 'open, openstaand, openstaande, te doen, onvoltooid, onvoltooide, uitstaand, uitstaande',
    notBegun: 'niet begonnen, nog niet begonnen, niet gestart, nog niet gestart, niet aangevangen',
    underWay:
      'bezig, in uitvoering, in behandeling, loopt, lopend, niet begonnen, niet gestart, begonnen, gestart, niet klaar, niet afgerond, in afwachting, wacht, geblokkeerd, gepland, uitgesteld, vertraagd, nieuw',
    still: 'nog, al, reeds, tot nu toe',
    tasks:
      'taak, taken, actie, acties, punt, punten, actiepunt, actiepunten, maatregel, maatregelen, stap, stappen',
  },
  affirmed: 'ja',
  denied: 'nee, geen',
  rowWords:
    'regels, rijen, werken, werkt, wonen, woont, horen, hoort, verdienen, verdient, kosten, kost, bevatten, bevat, bieden, biedt, alle, verschillende, toon, noem, er zijn, zijn er, product, producten, artikel, artikelen, versie, versies, model, modellen, kost, kosten, biedt, bieden',
  persons: 'mensen, persoon, personen, medewerkers, werknemers, personeel, collega’s',
  superiors: 'leidinggevende, manager, chef, baas, teamleider',
  reportsTo:
    'rapporteert aan, rapporteren aan, werkt onder, werken onder, valt onder, vallen onder',
  rows: '… rijen',
  rowsOf: '… van … rijen',
  total: 'totaal',
  average: 'gemiddelde',
  highest: 'hoogste',
  lowest: 'laagste',
  latest: 'laatste',
  earliest: 'vroegste',
}

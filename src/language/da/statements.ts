import type { StatementData } from '../statement-words.ts'

export const danishStatements: StatementData = {
  openings:
    'hvad er …, hvilke … er der, hvilke …, hvilken …, hvilket …, er der …, list …, vis …, alle …, giv mig …',
  actors:
    'jeg, vi, du, I, han, hun, de, alle, man, bestyrelsen, udvalget, firmaet, virksomheden, lejeren, udlejeren, kunden, leverandøren, kassereren, forældrene, nogen',
  deadlines: 'senest, inden, før, til og med, inden for',
  sources:
    'møde, mødet, referat, referatet, mail, mailen, brev, brevet, rapport, rapporten, chat, chatten, kontrakt, kontrakten, aftale, samtale, dokument, tekst, nævnes, truffet, er',
  kinds: {
    decision: {
      names: 'beslutninger, beslutning, beslutningerne, aftaler, besluttet',
      asks: 'hvad blev besluttet, hvad er besluttet, hvad blev der besluttet, hvad blev aftalt, hvad besluttede …, hvad har … besluttet, hvad vedtog …',
      says: 'besluttede, besluttet, vedtog, vedtaget, aftalte, aftalt, enedes, blev enige, godkendte, godkendt, valgt til',
    },
    rejected: {
      names: 'afslag, afvist',
      asks: 'hvad blev afvist, hvad blev forkastet, hvilket forslag blev afvist, hvad afviste …, hvad nægter …',
      says: 'afvist, afviste, forkastet, forkastede, afslået, afslog, nægter, kan ikke acceptere, nedstemt',
    },
    open: {
      names: 'åbne spørgsmål, uafklarede punkter, spørgsmål',
      asks: 'hvad er stadig åbent, hvad er uafklaret, hvad blev ikke besluttet, hvad blev udsat, hvad er uklart, hvad er ikke besluttet',
      says: 'ikke besluttet, ingen beslutning, endnu ikke, udsat, udskudt, uafklaret, uklart, åbent spørgsmål, mangler at, ved ikke',
    },
    task: {
      names: 'opgaver, opgave, opgaverne, handlingspunkter, næste skridt, TODO',
      asks: 'hvem skal gøre hvad, hvem gør hvad, hvad skal … gøre, hvad må … gøre, hvad skal gøres, hvad skal der gøres, hvad har … ansvar for',
      says: 'er ansvarlig for, tager sig af, påtager sig, sørger for',
      does: 'skal, vil, bør',
    },
    request: {
      names: 'ønsker, anmodninger, anmodning',
      asks: 'hvad beder … om, hvad vil …, hvad anmoder … om',
      says: 'venligst, beder, bedes, kan du, kan I, vil du, vil I, anmoder, bad om',
    },
    requirement: {
      names: 'krav, kravene, forpligtelser, betingelser',
      asks: 'hvad kræves, hvad er påkrævet, hvad kræver …',
      says: 'skal, er forpligtet, kræves, påkrævet, obligatorisk, nødvendigt, må kun',
      does: 'skal',
    },
    prohibition: {
      names: 'forbud, forbudt',
      asks: 'hvad er forbudt, hvad er ikke tilladt, hvad må … ikke, hvad må man ikke',
      says: 'må ikke, forbudt, ikke tilladt, må ingen',
    },
    deadline: {
      names: 'frister, frist, fristerne, deadlines, datoer',
      asks: 'hvornår skal',
      says: 'senest, frist, deadline, næste møde, udløber',
    },
    proposal: {
      names: 'forslag, forslagene, anbefalinger, anbefaling, råd',
      asks: 'hvad foreslår …, hvad foreslog …, hvad anbefaler …, hvad anbefalede …, hvad råder …',
      says: 'foreslår, foreslog, anbefaler, anbefalede, råder, mit forslag, vores forslag, jeg ville',
    },
    option: {
      names: 'muligheder, mulighed, alternativer, valgmuligheder',
      asks: 'hvad kan … vælge',
      says: 'to muligheder, tre muligheder, alternativ, enten, kan vælge, valgfrit',
    },
    promise: {
      names: 'løfter, løfte, tilsagn',
      asks: 'hvad lover …, hvad lovede …, hvad garanterer …',
      says: 'lover, lovede, garanterer, forpligter os',
    },
    risk: {
      names: 'risici, risiko, advarsler, problemer, bekymringer, klager',
      asks: 'hvad advarer … om, hvad advarede … om, hvad bekymrer …, hvad frygter …',
      says: 'advarer, advarede, risiko, risici, fare, farligt, bekymret, bekymrer, frygter, problem, problemer, klagede',
    },
    finding: {
      names: 'resultater, konklusioner, fund',
      asks: 'hvad blev konstateret, hvad fandt … ud af, hvad konkluderer …',
      says: 'konstaterede, konstateret, viste, viser at, konklusion, konkluderer, fundet at',
    },
  },
}

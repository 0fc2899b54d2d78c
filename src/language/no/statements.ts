import type { StatementData } from '../statement-words.ts'

export const norwegianStatements: StatementData = {
  openings:
    'hva er …, hvilke … er det, hvilke …, hvilken …, hvilket …, er det …, finnes det …, list opp …, vis …, alle …, gi meg …',
  actors:
    'jeg, vi, du, dere, han, hun, de, alle, man, styret, utvalget, firmaet, selskapet, leietakeren, utleieren, kunden, leverandøren, kassereren, foreldrene, noen',
  deadlines: 'senest, innen, før, til og med',
  sources:
    'møte, møtet, referat, referatet, e-post, e-posten, brev, brevet, rapport, rapporten, chat, chatten, kontrakt, kontrakten, avtale, samtale, dokument, tekst, nevnes, tatt, er',
  kinds: {
    decision: {
      names: 'vedtak, vedtakene, beslutninger, beslutning, avtaler, vedtatt',
      asks: 'hva ble bestemt, hva ble vedtatt, hva ble besluttet, hva ble avtalt, hva bestemte …, hva vedtok …, hva besluttet …',
      says: 'vedtok, vedtatt, besluttet, bestemte, bestemt at, avtalte, avtalt, ble enige, godkjente, godkjent, valgt til',
    },
    rejected: {
      names: 'avslag, avvist',
      asks: 'hva ble avvist, hva ble avslått, hvilket forslag ble avvist, hva avviste …, hva nekter …',
      says: 'avvist, avviste, avslått, avslo, forkastet, nektet, kan ikke godta, nedstemt',
    },
    open: {
      names: 'åpne spørsmål, uavklarte punkter, spørsmål',
      asks: 'hva er fortsatt åpent, hva er uavklart, hva ble ikke bestemt, hva ble utsatt, hva er uklart, hva er ikke bestemt',
      says: 'ikke bestemt, ikke vedtatt, ingen beslutning, ikke besluttet, ennå ikke, utsatt, uavklart, uklart, gjenstår å, vet ikke',
    },
    task: {
      names: 'oppgaver, oppgave, oppgavene, tiltak, neste skritt, TODO',
      asks: 'hvem skal gjøre hva, hvem gjør hva, hva skal … gjøre, hva må … gjøre, hva må gjøres, hva skal gjøres, hva har … ansvar for',
      says: 'er ansvarlig for, tar seg av, påtar seg, sørger for',
      does: 'skal, vil, bør',
    },
    request: {
      names: 'ønsker, anmodninger, forespørsler',
      asks: 'hva ber … om, hva vil …, hva ønsker …',
      says: 'vennligst, ber, kan du, kan dere, vil du, vil dere, anmoder, ba om',
    },
    requirement: {
      names: 'krav, kravene, plikter, vilkår',
      asks: 'hva kreves, hva er påkrevd, hva krever …',
      says: 'må, skal, er forpliktet, kreves, påkrevd, obligatorisk, nødvendig',
      does: 'må',
    },
    prohibition: {
      names: 'forbud, forbudt',
      asks: 'hva er forbudt, hva er ikke tillatt, hva kan … ikke gjøre, hva må … ikke gjøre',
      says: 'må ikke, forbudt, ikke tillatt, skal ikke, ikke lov',
    },
    deadline: {
      names: 'frister, frist, fristene, tidsfrister, datoer',
      asks: 'når må',
      says: 'senest, frist, neste møte, utløper',
    },
    proposal: {
      names: 'forslag, forslagene, anbefalinger, anbefaling, råd',
      asks: 'hva foreslår …, hva foreslo …, hva anbefaler …, hva anbefalte …, hva råder …',
      says: 'foreslår, foreslo, anbefaler, anbefalte, råder, mitt forslag, vårt forslag, jeg ville',
    },
    option: {
      names: 'alternativer, muligheter, valg',
      asks: 'hva kan … velge',
      says: 'to alternativer, tre alternativer, to muligheter, alternativ, enten, kan velge',
    },
    promise: {
      names: 'løfter, løfte',
      asks: 'hva lover …, hva lovet …, hva garanterer …',
      says: 'lover, lovet, garanterer, forplikter oss',
    },
    risk: {
      names: 'risikoer, risiko, advarsler, problemer, bekymringer, klager',
      asks: 'hva advarer … om, hva advarte … om, hva bekymrer …, hva frykter …',
      says: 'advarer, advarte, risiko, fare, farlig, bekymret, bekymrer, frykter, problem, problemer, klaget',
    },
    finding: {
      names: 'resultater, konklusjoner, funn',
      asks: 'hva ble konstatert, hva fant … ut, hva konkluderer …',
      says: 'konstaterte, konstatert, viste, viser at, konklusjon, konkluderer',
    },
  },
}

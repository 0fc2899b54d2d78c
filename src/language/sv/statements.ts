import type { StatementData } from '../statement-words.ts'

export const swedishStatements: StatementData = {
  openings:
    'vilka är …, vilken är …, vilket är …, vad är …, vilka var …, vilka … finns, vilka …, finns det …, lista …, visa …, alla …, ge mig …',
  actors:
    'jag, vi, du, ni, han, hon, de, alla, man, styrelsen, kommittén, företaget, firman, hyresgästen, hyresvärden, kunden, leverantören, kassören, föräldrarna, någon',
  deadlines: 'senast, före, innan, till, inom, till och med',
  sources:
    'möte, mötet, protokoll, protokollet, mejl, mejlet, brev, brevet, rapport, rapporten, chatt, chatten, avtal, avtalet, samtal, dokument, text, nämns, fattades, gjordes, finns',
  kinds: {
    decision: {
      names: 'beslut, besluten, överenskommelser, beslutade',
      asks: 'vad beslutades, vad bestämdes, vad har beslutats, vad beslutade …, vad beslöt …, vad bestämde …, vad kom … överens om',
      says: 'beslutade, beslutades, beslöt, beslutar, bestämde, bestämdes, kom överens, enades, godkände, godkändes, antogs, valdes, vi godtar',
    },
    rejected: {
      names: 'avslag, avslagna, avslogs',
      asks: 'vad avslogs, vad avvisades, vilket förslag avslogs, vad avslog …, vad vägrar …',
      says: 'avslogs, avslog, avvisades, avvisade, förkastades, nekades, kan inte godta, röstades ned',
    },
    open: {
      names: 'öppna frågor, olösta frågor, öppna punkter, frågor',
      asks: 'vad är fortfarande öppet, vad är oklart, vad beslutades inte, vad sköts upp, vad är inte beslutat, vad återstår att besluta',
      says: 'inte beslutat, ännu inte, inget beslut, sköts upp, skjuts upp, bordlades, oklart, återstår att, öppen fråga, inte bestämt, vet inte',
    },
    task: {
      names: 'uppgifter, uppgift, åtgärder, att göra, nästa steg, TODO',
      asks: 'vem ska göra vad, vem gör vad, vad ska … göra, vad måste … göra, vad behöver … göra, vad ska göras, vad måste göras, vad har … ansvar för',
      says: 'ansvarar för, tar hand om, åtar sig, fick i uppdrag',
      does: 'ska, skall, kommer att, bör',
    },
    request: {
      names: 'önskemål, begäran, förfrågningar',
      asks: 'vad ber … om, vad vill …, vad begär …',
      says: 'vänligen, ber, var god, kan du, kan ni, skulle du, skulle ni, begär, bad om',
    },
    requirement: {
      names: 'krav, skyldigheter, villkor',
      asks: 'vad krävs, vad är obligatoriskt, vad kräver …',
      says: 'måste, är skyldig, är skyldiga, krävs, obligatoriskt, nödvändigt, ska, skall',
      does: 'måste',
    },
    prohibition: {
      names: 'förbud, förbjudet',
      asks: 'vad är förbjudet, vad är inte tillåtet, vad får … inte göra, vad får man inte',
      says: 'får inte, får ej, förbjudet, förbjuden, inte tillåtet, inte tillåten, förbjuds',
    },
    deadline: {
      names: 'tidsfrister, tidsfrist, deadlines, datum, frister',
      asks: 'när ska',
      says: 'senast, deadline, nästa möte, tidsfrist, går ut',
    },
    proposal: {
      names: 'förslag, förslagen, rekommendationer, råd',
      asks: 'vad föreslår …, vad föreslog …, vad rekommenderar …, vad rekommenderade …, vad råder …',
      says: 'föreslår, föreslog, rekommenderar, rekommenderade, råder, mitt förslag, vårt förslag, tycker att vi, jag skulle',
    },
    option: {
      names: 'alternativ, alternativen, möjligheter, valmöjligheter',
      asks: 'vad kan … välja',
      says: 'två alternativ, tre alternativ, alternativ, antingen, kan välja, två möjligheter',
    },
    promise: {
      names: 'löften, löfte, åtaganden',
      asks: 'vad lovar …, vad lovade …, vad garanterar …',
      says: 'lovar, lovade, garanterar, åtar oss',
    },
    risk: {
      names: 'risker, risk, varningar, problem, farhågor, bekymmer, klagomål',
      asks: 'vad varnar … för, vad varnade … för, vad oroar …, vad klagar … på',
      says: 'varnar, varnade, risk, risken, fara, farligt, orolig, oroar, problem, klagade',
    },
    finding: {
      names: 'resultat, slutsatser, iakttagelser',
      asks: 'vad konstaterades, vad kom … fram till, vad visade …',
      says: 'konstaterade, konstaterades, visade, visar att, slutsats, framkom',
    },
  },
}

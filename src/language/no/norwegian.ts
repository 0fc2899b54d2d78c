import type { LanguageData } from '../language.ts'
import { norwegianStatements } from './statements.ts'
import { norwegianValues } from './values.ts'

export const norwegian: LanguageData = {
  code: 'no',
  statements: norwegianStatements,
  letters: 'æøå',
  stopWordList: 'nob',
  stemmer: 'norwegian',
  inflectsNames: true,
  compoundJoints: 's, e',

  asks: {
    person: 'hvem, av hvem, med hvem, hvilken person, hvem som, hvem sin',
    place:
      'hvor, hvorfra, hvor hen, i hvilken by, hvilken by, i hvilket land, hvilket land, på hvilket sted',
    time: 'når, siden når, hvilket år, hvilken dag, hvilken dato, hvilken måned, hvilket århundre, hva tid',
    number:
      'hvor mange, hvor mye, hvor ofte, hvor lenge, hvor lang, hvor langt, hvor gammel, hvor høy, hvor høyt, hvor stor, hvor stort, hvor bred, hvor dyp, hvor tung, hvor raskt, hvilket antall, hvilken andel, hvor nær, hvilken lengde, hvilken avstand, i hvilken avstand, hvilken høyde, hvilken bredde',
    reason: 'hvorfor, av hvilken grunn, hvordan kan det ha seg',
    manner: 'hvordan, hvorledes, på hvilken måte, åssen',
    steps:
      'hvordan gjør jeg, hvordan gjør man, hvordan kan jeg, hvordan kan man, hvordan skal jeg, hvilke trinn, hvilke steg, hva skal jeg gjøre, hva gjør jeg, hva kan jeg gjøre, hva gjør man',
    definition: 'hva betyr, hva er en, hva er et, hva menes med, hva innebærer, definer',
    list: 'nevn, list opp, oppgi alle, hvilke er, hvilke var, hva finnes, hvilke typer, hvilke slags',
    choice: 'hvilken, hvilket, hvilke',
    thing: 'hva, hva er, hva var, hva som, forklar, beskriv, fortell, hva gjør, hva skjer',
  },
  questionLabels: 'spørsmål, mitt spørsmål, spørsmålet mitt',
  existing: 'finnes det, finnes',
  askingWords:
    'betyr, betydning, betydningen, innebærer, definisjon, definisjonen, definer, forklar, forklaring, beskriv, beskrivelse',
  purposeWords: 'brukes til, anvendes til',
  latestWords:
    'siste, nyeste, seneste, nåværende, gjeldende, aktuelle, nå, i dag, neste, kommende, hittil',
  yesNoOpenings:
    'er, var, har, hadde, kan, kunne, skal, skulle, vil, ville, må, måtte, bør, får, finnes, finnes det, er det, blir, ble, gjør, gjorde',
  prepositions:
    'i, på, av, fra, til, med, for, om, under, over, ved, hos, mellom, etter, før, uten, siden, gjennom',

  pronouns:
    'han, hun, den, det, de, dem, ham, henne, hans, hennes, dens, dets, deres, sin, sitt, sine, denne, dette, disse, der, her, samme',
  followUps:
    'og, men, eller, så, også, hva med, og hva med, og hvordan, og når, og hvor, hva mer, hvem andre, hvorfor ikke, fortell mer',
  corrections:
    'jeg mente, nei jeg mente, jeg mener, nei jeg mener, nei den, nei det, ikke den men, snarere',
  conjunctions: 'og, eller, men, fordi, at, hvis, når, da, mens, selv om, samt, så, før, ettersom',
  ofWords: 'av, fra, i, på, til, for, hos',
  relatives: 'som, hvis, hvilket, hvor, der',
  coordinators: 'og',
  genitives: 'for, til',
  possessives: 'hans, hennes, dens, dets, deres, sin, sitt, sine',
  conditionals: 'hvis, dersom, om, såfremt',
  hypotheticals: 'ville, kunne, skulle, kanskje, muligens',
  negations:
    'ikke, aldri, ingen, intet, ingenting, ingen steder, uten, verken, neppe, unntatt, ei, ikke lenger',
  deictics:
    'jeg, meg, mine, vi, oss, du, deg, dine, dere, i går, i dag, i morgen, denne uken, forrige uke, neste uke, denne måneden, forrige måned, neste måned, i år, i fjor, neste år, se også, se ovenfor, se nedenfor, les mer',
  leaningOpenings:
    'imidlertid, derfor, dermed, altså, dessuten, videre, i stedet, ellers, likevel, derimot, også, deretter, så, dette, denne, disse, det, den, de, han, hun, hans, hennes, deres, men, og, for eksempel, likeledes, senere, til slutt, der, her, begge',
  articles: 'den, det, de, en, et, ei',
  copulas: 'er, var',
  honorifics: 'kong, dronning, sankt',
  courtesyTitles: 'herr, fru, frøken, dr, prof, professor',
  otherNameCues: 'kjent som, kalt, også kalt, alias',

  greetings:
    'hei, hei hei, heisann, hallo, god morgen, god dag, god kveld, morn, velkommen, hvordan går det, hei på deg, god ettermiddag',
  thanks:
    'takk, tusen takk, mange takk, takk skal du ha, ok takk, takk for hjelpen, tusen takk for hjelpen',
  acknowledgements:
    'ok, okay, okei, greit, det er i orden, forstått, jeg forstår, skjønner, det var alt, det går bra, ha det, ha det bra, adjø, vi ses, ha en fin dag',
  questionsOfAssistant:
    'hvem er du, hva er du, hva kan du, hva kan du gjøre, hva gjør du, hva vet du, hva kan jeg spørre om, hva kan jeg spørre deg om, hvordan kan du hjelpe meg, hvordan virker du, er du en bot, er du en robot, er du et menneske, hva heter du, hjelp meg, kan du hjelpe meg, jeg trenger hjelp, jeg har et spørsmål',
  shorterWishes:
    'kortere, kortere takk, gjør det kortere, forkort det, kort, kort sagt, kort fortalt, i korthet, kort og godt, i én setning, i en setning, med én setning, i to setninger, med få ord, med færre ord, for langt, det er for langt, altfor langt, for mye tekst, bare det viktigste, det viktigste, bare svaret, kun svaret, oppsummer, oppsummer det, sammendrag, kort versjon, mindre tekst',
  moreWishes:
    'mer, mer takk, litt mer, noe mer, fortell mer, fortell meg mer, fortell meg mer om det, mer om det, gi meg mer, flere detaljer, mer detaljert, i detalj, detaljer, detaljert, mer utfyllende, utdyp, utdyp det, mer informasjon, flere opplysninger, mer info, lengre, fortsett, gå videre, videre, og så, hva mer, hva annet, hva ellers, noe annet, er det mer, er det noe mer, hva står det ellers, forklar, forklar det, forklar nærmere, hva mener du, hva mener du med det, hva betyr det, hva vil det si, hvordan da, hvordan mener du, mer kontekst, mer sammenheng, kontekst, sammenheng',
  sourceWishes:
    'er du sikker, er du sikker på det, er du helt sikker, sikker, virkelig, seriøst, stemmer det, er det sant, er det riktig, er det korrekt, hvor står det, hvor står det hen, hvor har du det fra, hvor kommer det fra, hvor har du lest det, hvor har du funnet det, hvor fant du det, hvor kan jeg lese det, hvem sier det, ifølge hvem, kilde, kilden, kilder, kildene, hva er kilden, hva er kilden din, hva er kildene dine, hvilken kilde, hvilke kilder, vis kilden, vis meg kilden, vis kilder, vis meg kildene, gi meg kilden, oppgi kilde, oppgi kilder, med kilder, kildehenvisning, referanse, referanser, hvilket dokument, i hvilket dokument, på hvilken side, hvilken side, i hvilket avsnitt, hvordan vet du det, bevis, bevis det, beviser, sitat, sitatet, vis meg hvor, vis meg stedet, det tror jeg ikke på, jeg tror deg ikke, det tviler jeg på, sjekk det igjen',
  remarksOnReply:
    'med andre ord, enklere, si det igjen, gjenta det, jeg forstår det ikke, jeg forstår ikke, jeg skjønner ikke, det er feil, det stemmer ikke, det spurte jeg ikke om, det svarer ikke på spørsmålet mitt, oversett det, på norsk, på engelsk, på tysk, på fransk, på mitt språk, som liste, som en liste, i en liste, lag en liste, gjør det til en liste, i punkter, i punktform, som punkter, punktvis, som tabell, i en tabell, lag en tabell, med egne ord, med enkle ord, si det annerledes, si det på en annen måte, forenkle det, omformuler det, omformuler, en gang til, igjen, gjenta, oversett, oversett til engelsk, oversett det til engelsk, oversett til norsk, oversettelse, på spansk, på svensk, på dansk, på et annet språk, det forstår jeg ikke, jeg skjønner ingenting, det er ikke riktig, det er ikke sant, feil, galt, ikke det jeg spurte om',
  courtesies:
    'kan du, kunne du, kan dere, vil du, vær så snill, vennligst, sjekke, undersøke, slå opp, slå det opp, finne, finne ut, søke, se etter, si, fortelle, gi beskjed, vite, vet du, hjelpe, hjelpe meg, forklare, bekrefte, svare, noen idé, idé, takk',
  leadIns:
    'et kjapt spørsmål, kjapt spørsmål, jeg har et spørsmål, jeg ville spørre, jeg lurer på, jeg lurte på, lurer på, jeg vil gjerne vite, jeg vil vite, jeg vet ikke, vet du, vet dere, er det noen som vet, kan du fortelle meg, kan du si meg, kunne du fortelle meg, kan noen fortelle meg, unnskyld, beklager, vennligst, jeg leter etter, jeg ser etter, kan du forklare meg, kan dere forklare meg, kunne du forklare meg, kan dere fortelle meg, kunne dere fortelle meg',
  wishes:
    'jeg vil, jeg vil gjerne, jeg må, jeg skal, jeg trenger, jeg trenger å, jeg prøver å, jeg forsøker å, jeg kan ikke, vi vil, vi må, vi trenger, hjelp meg med',

  abbreviations:
    'f.eks, bl.a, osv, dvs, ca, dr, prof, jan, feb, mar, apr, jun, jul, aug, sept, okt, nov, des, inkl, ekskl, jf, tlf, maks, min, hr, mv, m.m, pga, evt, mill, mrd, t.o.m, f.o.m, kl, m.fl, avd, fr, frk, pst, ev, jfr, ang, vedr, m.a.o, etc, st, red',
  abbreviationsOfNumbers: 'nr, s, kap, fig, bd, art, -v, -vn, -gt, pkt, avsn, stk',
  ordinalsCount: 'århundre, århundret, plass, utgave, verdenskrig',
  numerals: 'to, tre, fire, fem, seks, sju, åtte, ni, ti, elleve, tolv',

  aspects: 'historie, betydning, kritikk, dagens situasjon',
  library: {
    documents: 'dokumenter, filer, tekster, kilder',
    questions:
      'hvor mange … er det, hvor mange … finnes det, hvor mange … finnes, hvor mange … har du, hvor mange … har jeg, hvor mange … har jeg lastet opp, hvor mange … kjenner du, hvilke … er det, hvilke … finnes det, hvilke … finnes, hvilke … har du, hvilke … har jeg, hvilke … har jeg lastet opp, hvilke … kjenner du, hvilke … kan du søke i, hva er mine …, vis mine …, vis alle …, vis meg mine …, list opp mine …, list opp alle …, liste over …, antall dokumenter',
    topics:
      'hva kan jeg spørre om, hva kan jeg spørre deg om, hva kan jeg spørre, hvilke spørsmål kan jeg stille, hvilke spørsmål kan du svare på, hva vet du, hva kan du svare på, hva kan du hjelpe meg med',
  },
  facts: {
    author: {
      questions:
        'hvem har skrevet …, hvem skrev …, hvem har utgitt …, hvem er forfatteren av …, hvem er forfatteren til …, hvem er forfatter av …, hvem er forfatterne av …, hvem er forfatteren',
      names: 'forfatter, forfatteren, forfattere, skrevet av, utarbeidet av, opprettet av',
    },
    published: {
      questions: 'når ble … utgitt, når ble … publisert, når ble … skrevet, hva er datoen for …',
      names: 'dato, utgitt, utgitt den, publisert, publiseringsdato, opprettet, opprettet den',
    },
    updated: {
      questions:
        'når ble … oppdatert, når ble … sist oppdatert, når ble … sist endret, når var siste oppdatering av …, når var den siste oppdateringen av …',
      names:
        'oppdatert, oppdatert den, sist oppdatert, siste oppdatering, endret, sist endret, revidert',
    },
  },
  rangeWords: 'til',
  requests:
    'beskriv, oppsummer, forklar, analyser, sammenlign, gi en oversikt over, skriv en rapport om, vis meg, gi meg, fortell meg, si meg, forklar meg',
  comparisons: 'versus, sammenlignet med, sammenligning, forskjellen mellom',
  orders: {
    verbs: 'ignorer, se bort fra, glem',
    which: 'tidligere, foregående, forrige, ovenstående, ovennevnte, alle, dine, andre',
    what: 'instruksjon, instruksjoner, instruksjonene, instrukser, instruksene, anvisninger, regler, reglene, retningslinjer, prompt, prompter',
    readers: 'AI, KI, LLM, AI-assistent, KI-assistent, språkmodell, chatbot, samtalerobot',
    openings: 'du er en, du er nå en, nå er du en',
  },

  backMatter:
    'se også, referanser, eksterne lenker, kilder, fotnoter, litteratur, kommentarer, legg igjen en kommentar, relaterte artikler, les også, relaterte emner',
  referrals: 'mer informasjon, les mer, se også, flere detaljer',
  figureWords: 'figur, fig',
  values: norwegianValues,

  replies: {
    nothing: 'Ingenting i dokumentene svarer på dette spørsmålet.',
    nearest: 'Ingen avsnitt sier dette rett ut; det nærmeste er:',
    otherLanguage: 'Dokumentene er på et annet språk; ut fra navn og tall er det nærmeste:',
    notFound: 'Jeg fant ingenting om:',
    greeting: 'Hei! Spør meg om noe i dokumentene dine.',
    thanks: 'Bare hyggelig.',
    acknowledgement: 'Greit. Spør meg når du vil vite mer.',
    ofAssistant:
      'Jeg leter etter svaret på spørsmålet ditt i kildene og viser de nøyaktige sitatene det bygger på. Hva vil du vite?',
    remark: 'Jeg siterer dokumentene som de er, og omformulerer eller oversetter dem ikke.',
    said: 'Slik står det i dokumentene:',
    noMore: 'Mer har jeg ikke funnet om det.',
    page: 'side …',
    allOf: 'Antall dokumenter: …',
    longestOf: 'De … lengste av … dokumenter:',
    emptyHanded: 'Spør om noe som dokumentene kan inneholde.',
  },
  report: {
    contents: 'Innhold',
    findings: 'Viktigste funn',
    details: 'Detaljer',
    disagreements: 'Der kildene er uenige',
    notFound: 'Det som ikke ble funnet',
    onNoPage: 'på ingen lest side',
    inNoQuote: 'i ingen sitert setning',
    sources: 'Kilder',
    retrieved: 'hentet',
    abstractOnly: 'bare sammendrag',
    copies: 'samme tekst',
    nothing: 'Ingen side som kunne leses sier noe om dette emnet.',
    noPage: 'Søket fant ingen sider.',
    unreadable: 'Søket fant sider, men ingen av dem kunne leses.',
    searched: 'Hva det ble søkt etter',
    partial: 'Søket ble avsluttet før tiden.',
  },
}

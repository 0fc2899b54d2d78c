import type { LanguageData } from '../language.ts'
import { danishStatements } from './statements.ts'
import { danishValues } from './values.ts'

export const danish: LanguageData = {
  code: 'da',
  statements: danishStatements,
  letters: 'æøå',
  stopWordList: 'dan',
  stemmer: 'danish',
  inflectsNames: true,
  compoundJoints: 's, e',

  asks: {
    person: 'hvem, af hvem, med hvem, hvilken person, hvem der',
    place:
      'hvor, hvorfra, hvorhen, i hvilken by, hvilken by, i hvilket land, hvilket land, på hvilket sted',
    time: 'hvornår, siden hvornår, hvilket år, hvilken dag, hvilken dato, hvad tid, hvilken måned, hvilket århundrede',
    number:
      'hvor mange, hvor meget, hvor ofte, hvor længe, hvor lang, hvor langt, hvor gammel, hvor høj, hvor stor, hvor stort, hvor bred, hvor dyb, hvor tung, hvor hurtigt, hvilket antal, hvilken andel, hvor tæt, hvilken længde, hvilken afstand, i hvilken afstand, hvilken højde, hvilken bredde',
    reason: 'hvorfor, af hvilken grund, hvordan kan det være',
    manner: 'hvordan, hvorledes, på hvilken måde',
    steps:
      'hvordan gør jeg, hvordan gør man, hvordan kan jeg, hvordan kan man, hvordan skal jeg, hvilke trin, hvordan opretter jeg, hvad skal jeg gøre, hvad gør jeg, hvad kan jeg gøre, hvad gør man',
    definition: 'hvad betyder, hvad er en, hvad er et, hvad menes med, hvad forstås ved, definer',
    list: 'nævn, opregn, list, angiv alle, hvilke er, hvilke var, hvad er der af, hvilke typer, hvilke slags',
    choice: 'hvilken, hvilket, hvilke',
    thing: 'hvad, hvad er, hvad var, forklar, beskriv, fortæl, hvad gør, hvad sker der',
  },
  questionLabels: 'spørgsmål, mit spørgsmål',
  existing: 'findes der, findes',
  askingWords:
    'betyder, betydning, betydningen, definition, definitionen, definer, forklar, forklaring, beskriv, beskrivelse',
  purposeWords: 'bruges til, anvendes til',
  latestWords:
    'seneste, nyeste, sidste, nuværende, aktuel, aktuelle, nu, i dag, næste, kommende, hidtil',
  yesNoOpenings:
    'er, var, har, havde, kan, kunne, skal, skulle, vil, ville, må, måtte, bør, findes, findes der, er der, bliver, blev, gør, gjorde',
  prepositions:
    'i, på, af, fra, til, med, for, om, under, over, ved, hos, mellem, efter, før, uden, siden, gennem',

  pronouns:
    'han, hun, den, det, de, dem, ham, hende, hans, hendes, dens, dets, deres, sin, sit, sine, denne, dette, disse, der, her, dér, samme',
  followUps:
    'og, men, eller, så, også, hvad med, og hvad med, og hvordan, og hvornår, og hvor, hvad mere, hvem ellers, hvorfor ikke, fortæl mere',
  corrections:
    'jeg mente, nej jeg mente, jeg mener, nej jeg mener, nej den, nej det, ikke den men, snarere',
  conjunctions: 'og, eller, men, fordi, at, hvis, når, da, mens, selvom, samt, så, før, idet',
  ofWords: 'af, fra, i, på, til, for, hos',
  relatives: 'som, der, hvis, hvilket, hvor, hvilken',
  coordinators: 'og',
  genitives: 'for, til',
  possessives: 'hans, hendes, dens, dets, deres, sin, sit, sine',
  conditionals: 'hvis, såfremt, om, medmindre',
  hypotheticals: 'ville, kunne, skulle, måske, muligvis',
  negations:
    'ikke, aldrig, ingen, intet, ingenting, ingen steder, uden, hverken, næppe, undtagen, ej, ikke længere',
  deictics:
    'jeg, mig, mine, vi, os, vores, du, dig, dine, jer, jeres, i går, i dag, i morgen, denne uge, sidste uge, næste uge, denne måned, sidste måned, næste måned, i år, sidste år, næste år, se også, se ovenfor, se nedenfor, læs mere',
  leaningOpenings:
    'dog, derfor, således, altså, desuden, endvidere, i stedet, ellers, alligevel, derimod, også, derefter, så, dette, denne, disse, det, den, de, han, hun, hans, hendes, deres, men, og, for eksempel, ligeledes, senere, endelig, der, her, begge, imidlertid',
  articles: 'den, det, de, en, et',
  copulas: 'er, var',
  nameParticles: 'af',
  honorifics: 'kong, dronning, sankt',
  courtesyTitles: 'hr, fru, frøken, dr, prof, professor',
  otherNameCues: 'kendt som, kaldet, også kaldet, alias',

  greetings:
    'hej, hejsan, goddag, godmorgen, god morgen, godaften, god aften, halløj, velkommen, hvordan går det, hej hej, hallo, hi, dav, god eftermiddag',
  thanks:
    'tak, mange tak, tusind tak, tak skal du have, ok tak, tak for hjælpen, tusind tak for hjælpen',
  acknowledgements:
    'ok, okay, okej, det er i orden, forstået, jeg forstår, det var alt, lige meget, det gør ikke noget, farvel, hej hej, vi ses, hav en god dag',
  questionsOfAssistant:
    'hvem er du, hvad er du, hvad kan du, hvad kan du gøre, hvad gør du, hvad ved du, hvad kan jeg spørge om, hvad kan jeg spørge dig om, hvordan kan du hjælpe mig, hvordan virker du, er du en bot, er du en robot, er du et menneske, hvad hedder du, hjælp mig, kan du hjælpe mig, jeg har brug for hjælp, jeg har et spørgsmål',
  shorterWishes:
    'kortere, kortere tak, gør det kortere, lav det kortere, forkort det, kort, kort sagt, kort fortalt, i korthed, kort og godt, i én sætning, i en sætning, med én sætning, i to sætninger, med få ord, med færre ord, i få ord, for langt, det er for langt, alt for langt, for meget tekst, kun det vigtigste, det vigtigste, kun svaret, bare svaret, opsummer, opsummer det, sammenfat, resumé, kort version, mindre tekst',
  moreWishes:
    'mere, mere tak, lidt mere, noget mere, fortæl mere, fortæl mig mere, fortæl mig mere om det, mere om det, giv mig mere, flere detaljer, mere detaljeret, i detaljer, detaljer, detaljeret, mere udførligt, uddyb, uddyb det, mere information, flere oplysninger, mere info, længere, fortsæt, gå videre, videre, og hvad så, hvad mere, hvad ellers, noget andet, er der mere, er der andet, hvad står der ellers, forklar, forklar det, forklar nærmere, hvad mener du, hvad mener du med det, hvad betyder det, hvad vil det sige, hvordan det, hvordan mener du, mere kontekst, mere sammenhæng, kontekst, sammenhæng',
  sourceWishes:
    'er du sikker, er du sikker på det, er du helt sikker, sikker, virkelig, seriøst, passer det, er det sandt, er det rigtigt, er det korrekt, er det nu rigtigt, stemmer det, hvor står det, hvor står der det, hvor står det henne, hvor har du det fra, hvor kommer det fra, hvor har du læst det, hvor har du fundet det, hvor kan jeg læse det, hvem siger det, ifølge hvem, kilde, kilden, kilder, kilderne, hvad er kilden, hvad er din kilde, hvad er dine kilder, hvilken kilde, hvilke kilder, vis kilden, vis mig kilden, vis kilder, vis mig kilderne, giv mig kilden, angiv kilde, angiv kilder, med kilder, kildehenvisning, reference, referencer, hvilket dokument, i hvilket dokument, på hvilken side, hvilken side, i hvilket afsnit, hvordan ved du det, bevis, bevis det, beviser, citat, citatet, vis mig hvor, vis mig stedet, det tror jeg ikke på, jeg tror dig ikke, det tvivler jeg på, tjek det igen',
  remarksOnReply:
    'med andre ord, enklere, sig det igen, gentag det, jeg forstår det ikke, jeg forstår ikke, det er forkert, det passer ikke, det spurgte jeg ikke om, det svarer ikke på mit spørgsmål, oversæt det, på dansk, på engelsk, på tysk, på fransk, på mit sprog, som liste, som en liste, i en liste, lav en liste, lav det til en liste, i punkter, i punktform, som punkter, som tabel, i en tabel, lav en tabel, med dine egne ord, med enkle ord, med simple ord, sig det anderledes, sig det på en anden måde, forenkl det, omformuler det, omformuler, en gang til, igen, gentag, oversæt, oversæt til engelsk, oversæt det til engelsk, oversæt til dansk, oversættelse, på spansk, på svensk, på norsk, på et andet sprog, det forstår jeg ikke, jeg fatter det ikke, det er ikke rigtigt, det er ikke sandt, det er forkert svar, forkert, ikke det jeg spurgte om',
  courtesies:
    'kan du, kunne du, kan I, vil du, vil du være sød, venligst, tjekke, undersøge, slå op, slå det op, finde, finde ud af, søge, se efter, sige, fortælle, give besked, vide, ved du, hjælpe, hjælpe mig, forklare, bekræfte, svare, nogen idé, idé, tak',
  leadIns:
    'et hurtigt spørgsmål, hurtigt spørgsmål, jeg har et spørgsmål, jeg ville spørge, jeg ville høre, jeg vil gerne vide, jeg vil vide, jeg undrer mig over, jeg ved ikke, ved du, ved I, er der nogen der ved, kan du fortælle mig, kan du sige mig, kunne du fortælle mig, kan nogen fortælle mig, undskyld, beklager, venligst, jeg leder efter, jeg søger, kan du forklare mig, kan I forklare mig, kunne du forklare mig, kan I fortælle mig, kunne I fortælle mig',
  wishes:
    'jeg vil, jeg vil gerne, jeg skal, jeg skal have, jeg har brug for, jeg har brug for at, jeg prøver at, jeg forsøger at, jeg kan ikke, vi vil, vi vil gerne, vi skal, vi har brug for, hjælp mig med',

  abbreviations:
    'f.eks, bl.a, osv, dvs, ca, dr, prof, hr, jan, feb, mar, apr, jun, jul, aug, sept, okt, nov, dec, inkl, ekskl, jf, tlf, maks, min, mv, m.m, pga, evt, mio, mia, fhv, ang, vedr, m.fl, o.lign, kl, fr, frk, afd, str, div, gns, max, mht, iflg, ifm, fx, ult, skt, sdr',
  abbreviationsOfNumbers: 'nr, s, kap, fig, bd, art, stk, pkt, lok, afsn, mdr',
  ordinalsCount: 'århundrede, århundredes, plads, udgave, verdenskrig',
  numerals: 'to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv',

  aspects: 'historie, betydning, kritik, situationen i dag',
  library: {
    documents: 'dokumenter, filer, tekster, kilder',
    questions:
      'hvor mange … er der, hvor mange … findes der, hvor mange … har du, hvor mange … har jeg, hvor mange … har jeg uploadet, hvor mange … kender du, hvilke … er der, hvilke … findes der, hvilke … har du, hvilke … har jeg, hvilke … har jeg uploadet, hvilke … kender du, hvilke … kan du søge i, hvad er mine …, vis mine …, vis alle …, vis mig mine …, list mine …, list alle …, liste over …, antal dokumenter',
    topics:
      'hvad kan jeg spørge om, hvad kan jeg spørge dig om, hvad kan jeg spørge, hvilke spørgsmål kan jeg stille, hvilke spørgsmål kan du svare på, hvad ved du, hvad kan du svare på, hvad kan du hjælpe mig med',
  },
  facts: {
    author: {
      questions:
        'hvem har skrevet …, hvem skrev …, hvem har udgivet …, hvem er forfatteren til …, hvem er forfatter til …, hvem er forfatterne til …, hvem er forfatteren',
      names: 'forfatter, forfatteren, forfattere, skrevet af, udarbejdet af, oprettet af',
    },
    published: {
      questions:
        'hvornår blev … udgivet, hvornår blev … skrevet, hvornår blev … offentliggjort, hvornår udkom …, hvad er datoen for …',
      names: 'dato, udgivet, udgivet den, offentliggjort, udgivelsesdato, oprettet, oprettet den',
    },
    updated: {
      questions:
        'hvornår blev … opdateret, hvornår blev … sidst opdateret, hvornår blev … sidst ændret, hvornår er … sidst opdateret, hvornår var den seneste opdatering af …',
      names:
        'opdateret, opdateret den, sidst opdateret, senest opdateret, seneste opdatering, ændret, sidst ændret, revideret',
    },
  },
  rangeWords: 'til',
  requests:
    'beskriv, opsummer, forklar, analyser, sammenlign, giv et overblik over, skriv en rapport om, vis mig, giv mig, fortæl mig, sig mig, forklar mig',
  comparisons: 'versus, sammenlignet med, sammenligning, forskellen mellem',
  orders: {
    verbs: 'ignorer, ignorér, se bort fra, glem, tilsidesæt',
    which: 'tidligere, foregående, forrige, ovenstående, alle, dine, andre',
    what: 'instruktion, instruktioner, instruktionerne, instrukser, instrukserne, anvisninger, anvisningerne, regler, reglerne, retningslinjer, prompt, prompts',
    readers: 'AI, LLM, AI-assistent, sprogmodel, chatbot',
    openings: 'du er en, du er nu en, nu er du en',
  },

  backMatter:
    'se også, referencer, eksterne henvisninger, eksterne links, kilder, fodnoter, litteratur, kommentarer, skriv en kommentar, relaterede artikler, læs også, relaterede emner',
  referrals: 'flere oplysninger, mere information, læs mere, se også, flere detaljer',
  figureWords: 'figur, fig',
  values: danishValues,

  replies: {
    nothing: 'Intet i dokumenterne besvarer dette spørgsmål.',
    nearest: 'Intet afsnit siger det direkte; det nærmeste er:',
    otherLanguage: 'Dokumenterne er på et andet sprog; ud fra navne og tal er det nærmeste:',
    notFound: 'Jeg fandt intet om:',
    greeting: 'Hej! Spørg mig om noget i dine dokumenter.',
    thanks: 'Selv tak.',
    acknowledgement: 'Godt. Spørg mig, når du vil vide mere.',
    ofAssistant:
      'Jeg leder efter svaret på dit spørgsmål i kilderne og viser de nøjagtige citater, som det bygger på. Hvad vil du vide?',
    remark: 'Jeg citerer dokumenterne, som de er, og omformulerer eller oversætter dem ikke.',
    said: 'Sådan står der i dokumenterne:',
    noMore: 'Mere har jeg ikke fundet om det.',
    page: 'side …',
    allOf: 'Dokumenter: …',
    longestOf: 'De … længste af … dokumenter:',
    emptyHanded: 'Spørg om noget, som dokumenterne kan indeholde.',
  },
  report: {
    contents: 'Indhold',
    findings: 'Vigtigste resultater',
    details: 'Detaljer',
    disagreements: 'Hvor kilderne er uenige',
    notFound: 'Hvad der ikke blev fundet',
    onNoPage: 'på ingen læst side',
    inNoQuote: 'i ingen citeret sætning',
    sources: 'Kilder',
    retrieved: 'hentet',
    abstractOnly: 'kun resumé',
    copies: 'samme tekst',
    nothing: 'Ingen side, der kunne læses, siger noget om dette emne.',
    noPage: 'Søgningen fandt ingen sider.',
    unreadable: 'Søgningen fandt sider, men ingen af dem kunne læses.',
    searched: 'Hvad der blev søgt efter',
    partial: 'Søgningen blev afsluttet før tid.',
  },
}

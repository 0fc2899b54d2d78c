import type { LanguageData } from '../language.ts'
import { swedishStatements } from './statements.ts'
import { swedishValues } from './values.ts'

export const swedish: LanguageData = {
  code: 'sv',
  statements: swedishStatements,
  letters: 'åäöé',
  stopWordList: 'swe',
  stemmer: 'swedish',
  inflectsNames: true,
  compoundJoints: 's',

  asks: {
    person: 'vem, vilka personer, vems, vem som, av vem, med vem, åt vem, vilken person',
    place:
      'var, vart, varifrån, var någonstans, i vilken stad, vilken stad, i vilket land, vilket land, på vilken plats',
    time: 'när, sedan när, vilket år, vilken dag, vilket datum, hur dags, vilken månad, vilket århundrade, vilken tid',
    number:
      'hur många, hur mycket, hur ofta, hur länge, hur lång, hur långt, hur gammal, hur hög, hur högt, hur stor, hur stort, hur bred, hur djup, hur tung, hur snabbt, hur dyr, vilket antal, vilken andel, hur nära, vilken längd, vilket avstånd, på vilket avstånd, vilken höjd, vilken bredd',
    reason: 'varför, av vilken anledning, hur kommer det sig',
    manner: 'hur, på vilket sätt',
    steps:
      'hur gör jag, hur gör man, hur kan jag, hur kan man, hur ska jag, hur skapar jag, vilka steg, vad ska jag göra, vad gör jag, vad kan jag göra, vad gör man',
    definition:
      'vad betyder, vad innebär, vad är en, vad är ett, vad menas med, vad är definitionen, definiera',
    list: 'lista, räkna upp, nämn, ange alla, vilka är, vilka var, vad finns det, vilka typer, vilka sorters',
    choice: 'vilken, vilket, vilka',
    thing: 'vad, vad är, vad var, vad som, förklara, beskriv, berätta, vad gör, vad händer',
  },
  questionLabels: 'fråga, min fråga, frågan',
  existing: 'finns det, finns',
  askingWords:
    'betyder, betydelse, betydelsen, innebär, definition, definitionen, definiera, förklara, förklaring, beskriv, beskrivning',
  purposeWords: 'används till',
  latestWords:
    'senaste, nyaste, sista, nuvarande, aktuell, aktuella, nu, i dag, idag, nästa, kommande, hittills',
  yesNoOpenings:
    'är, var det, har, hade, kan, kunde, ska, skall, skulle, vill, får, fick, måste, bör, finns, finns det, fanns det, blir, blev, gör, gjorde, stämmer det',
  prepositions:
    'i, på, av, från, till, med, för, om, under, över, vid, hos, mellan, efter, före, utan, sedan, genom',

  pronouns:
    'han, hon, hen, den, det, de, dem, honom, henne, hans, hennes, dess, deras, sin, sitt, sina, denna, denne, detta, dessa, där, här, densamma, dit',
  followUps:
    'och, men, eller, så, då, också, hur är det med, vad sägs om, och hur, och när, och var, vad mer, vem mer, varför inte, berätta mer',
  corrections:
    'jag menade, nej jag menade, jag menar, nej jag menar, nej den, nej det, inte den utan, snarare',
  conjunctions:
    'och, eller, men, för, eftersom, att, om, när, medan, fast, fastän, samt, så att, innan, därför att',
  ofWords: 'av, från, i, på, till, hos',
  relatives: 'som, vilken, vilket, vilka, vars, där, när',
  coordinators: 'och, samt',
  genitives: 'för, till',
  possessives: 'hans, hennes, dess, deras, sin, sitt, sina',
  conditionals: 'om, ifall, såvida',
  hypotheticals: 'skulle, borde, kanske, möjligen',
  negations:
    'inte, ej, icke, aldrig, ingen, inget, inga, ingenting, ingenstans, utan, varken, knappt, förutom, inte längre',
  deictics:
    'jag, mig, mina, vi, oss, du, dig, dina, ni, igår, i går, idag, i dag, imorgon, i morgon, den här veckan, förra veckan, nästa vecka, den här månaden, förra månaden, nästa månad, i år, förra året, nästa år, se även, se ovan, se nedan, läs mer',
  leaningOpenings:
    'dock, emellertid, därför, således, alltså, dessutom, vidare, istället, i stället, annars, ändå, trots detta, däremot, även, också, sedan, därefter, detta, denna, denne, dessa, det, den, de, han, hon, hans, hennes, dess, deras, men, och, till exempel, exempelvis, likaså, senare, slutligen, där, här, båda',
  articles: 'den, det, de, en, ett',
  copulas: 'är, var',
  honorifics: 'kung, drottning, sankt, sankta',
  courtesyTitles: 'herr, fru, fröken, dr, prof, professor',
  otherNameCues: 'känd som, kallad, kallas, även kallad, alias',

  genericHeadings:
    'översikt, inledning, introduktion, förord, sammanfattning, slutsats, slutsatser, anmärkning, anmärkningar, varning, viktigt, tips, exempel, användning, installation, alternativ, parametrar, beskrivning, detaljer, allmänt, övrigt, krav, innehåll, innehållsförteckning, frågor, svar, vanliga frågor, bilaga, steg, tabell, figur, definitioner, resultat, bakgrund, historia, namn, titel, datum, nummer',
  greetings:
    'hej, hej hej, hejsan, tjena, god morgon, god dag, god kväll, goddag, hallå, välkommen, hur mår du, god eftermiddag, god förmiddag, hej på dig',
  thanks:
    'tack, tack så mycket, tusen tack, stort tack, tackar, ok tack, tack för hjälpen, tack så jättemycket',
  acknowledgements:
    'ok, okej, okay, jag förstår, jag fattar, uppfattat, det var allt, inga problem, strunt i det, hej då, adjö, vi ses, ha en bra dag',
  questionsOfAssistant:
    'vem är du, vad är du, vad kan du, vad kan du göra, vad gör du, vad vet du, vad kan jag fråga, vad kan jag fråga dig, hur kan du hjälpa mig, hur fungerar du, är du en bot, är du en robot, är du en människa, vad heter du, hjälp mig, kan du hjälpa mig, jag behöver hjälp, jag har en fråga',
  shorterWishes:
    'kortare, kortare tack, gör det kortare, förkorta det, förkorta, kort, kort sagt, kortfattat, i korthet, kort och gott, i en mening, med en mening, i två meningar, med få ord, med färre ord, för långt, det är för långt, alldeles för långt, för mycket text, bara det viktigaste, det viktigaste, bara svaret, endast svaret, sammanfatta, sammanfatta det, sammanfattning, kort version, mindre text',
  moreWishes:
    'mer, mera, mer tack, lite mer, något mer, berätta mer, berätta mer om det, mer om det, ge mig mer, fler detaljer, mer detaljerat, i detalj, detaljer, detaljerat, mer utförligt, utförligare, utveckla, utveckla det, mer information, fler uppgifter, mer info, längre, fortsätt, gå vidare, vidare, och sen, vad mer, vad mera, vad annat, något annat, finns det mer, är det något mer, vad står det mer, förklara, förklara det, förklara närmare, vad menar du, vad menar du med det, vad betyder det, vad innebär det, vad vill det säga, hur menar du, hur då, mer kontext, mer sammanhang, kontext, sammanhang',
  sourceWishes:
    'är du säker, är du säker på det, är du helt säker, säker, verkligen, seriöst, på riktigt, stämmer det, är det sant, är det rätt, är det korrekt, är det så, var står det, var står det någonstans, var har du det ifrån, var kommer det ifrån, var kommer det från, var har du läst det, var har du hittat det, var hittade du det, var kan jag läsa det, vem säger det, enligt vem, källa, källan, källor, källorna, vad är källan, vad är din källa, vilka är dina källor, vilken källa, vilka källor, visa källan, visa mig källan, visa källor, visa källorna, ge mig källan, ange källa, ange källor, med källor, källhänvisning, referens, referenser, vilket dokument, i vilket dokument, på vilken sida, vilken sida, i vilket avsnitt, hur vet du det, bevis, bevisa det, belägg, citat, citatet, visa mig var, visa mig stället, det tror jag inte på, jag tror dig inte, det tvivlar jag på',
  remarksOnReply:
    'med andra ord, enklare, säg det igen, upprepa det, jag förstår inte, det är fel, det stämmer inte, det frågade jag inte om, det svarar inte på min fråga, översätt det, på svenska, på engelska, på tyska, på franska, på mitt språk, som lista, som en lista, i en lista, gör en lista, gör det till en lista, i punktform, som punktlista, i punkter, punktvis, som tabell, i en tabell, gör en tabell, med egna ord, med enkla ord, säg det annorlunda, säg det på ett annat sätt, förenkla det, formulera om det, omformulera, en gång till, igen, upprepa, översätt, översätt till engelska, översätt det till engelska, översätt till svenska, översättning, på spanska, på norska, på danska, på finska, på ett annat språk, det förstår jag inte, jag fattar inte, det är inte rätt, det är inte sant, fel, inte det jag frågade om',
  courtesies:
    'kan du, kan ni, skulle du kunna, skulle ni kunna, kunde du, vill du, snälla, tack, är du snäll, kolla, kolla upp, kolla det, leta upp, söka, ta reda på, hitta, säga, berätta, meddela, veta, vet du, hjälpa, hjälpa mig, förklara, bekräfta, svara, någon aning, aning',
  leadIns:
    'en snabb fråga, snabb fråga, jag har en fråga, jag ville fråga, jag undrar, jag undrade, undrar, jag vill veta, jag skulle vilja veta, jag vet inte, vet du, vet ni, vet någon, är det någon som vet, kan du berätta, kan du säga mig, kan du tala om för mig, kan någon berätta, skulle du kunna berätta, ursäkta, förlåt, snälla, jag letar efter, jag söker, kan du förklara för mig, kan ni förklara för mig, skulle du kunna förklara, skulle ni kunna förklara, kan ni berätta, skulle ni kunna berätta',
  wishes:
    'jag vill, jag vill gärna, jag skulle vilja, jag måste, jag behöver, jag försöker, jag kan inte, vi vill, vi måste, vi behöver, hjälp mig med',

  abbreviations:
    't.ex, bl.a, d.v.s, dvs, osv, m.m, ca, dr, prof, st, jan, feb, mar, apr, jun, jul, aug, sept, okt, nov, dec, jfr, resp, inkl, exkl, tel, max, min, f, d, hr, s.k, fr.o.m, t.o.m, o.s.v, o.d, p.g.a, pga, e.d, f.d, ev, ang, milj, kl, avd, f.n, m.fl, forts, fr, frk, s:t, tfn, obs, uppl, etc, avs',
  abbreviationsOfNumbers: 'nr, s, sid, kap, fig, vol, art, tr, -g, -v, tab, mom, vån',
  numerals: 'två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv',
  wordFamilies:
    'bjuda / bjöd / bjudit / erbjudande, börja / början, dricka / drack / druckit, dö / dog / dött / död, flyga / flög / flugit, förbjuda / förbjöd / förbjudet / förbud, förlora / förlust, försvinna / försvann / försvunnit, gällde / giltig, köpa / köpte, läsa / läste / läsning, måla / målning, sälja / sålde / sålt / försäljning, sitter / satt / suttit, sjunga / sjöng / sjungit / sång, skriva / skrev / skrivit / skrift, sova / sovit / sömn, springa / sprang / sprungit, stänga / stängning, tog / tagit, vinna / vann / vunnit / vinst, välja / valde / valt, öppna / öppen / öppning, betala / betalt / betalning, bygga / byggnad, ansöka / ansökan, anmäla / anmälan, bok / böcker, fot / fötter, bred / bredd, tung / vikt / väga',

  aspects: 'historia, betydelse, kritik, nuläge',
  library: {
    documents: 'dokument, filer, texter, källor',
    questions:
      'hur många … finns det, hur många … finns, hur många … finns här, hur många … har du, hur många … har jag, hur många … har jag laddat upp, hur många … känner du till, vilka … finns det, vilka … finns, vilka … har du, vilka … har jag, vilka … har jag laddat upp, vilka … känner du till, vilka … kan du söka i, vilka är mina …, visa mina …, visa alla …, lista mina …, lista alla …, lista över …, räkna upp alla …, antal dokument',
    topics:
      'vad kan jag fråga, vad kan jag fråga om, vad kan jag fråga dig, vad kan jag fråga dig om, vilka frågor kan jag ställa, vilka frågor kan du svara på, vad vet du, vad kan du svara på, vad kan du hjälpa mig med',
  },
  facts: {
    author: {
      questions:
        'vem har skrivit …, vem skrev …, vem har publicerat …, vem är författaren till …, vem är författare till …, vilka är författarna till …, vem är författaren',
      names: 'författare, författaren, skriven av, skrivet av, skapad av, upprättad av',
    },
    published: {
      questions: 'när publicerades …, när skrevs …, när gavs … ut, vad är datumet för …',
      names:
        'datum, publicerad, publicerad den, publicerat, publiceringsdatum, utgiven, skapad, skapad den',
    },
    updated: {
      questions:
        'när uppdaterades …, när uppdaterades … senast, när ändrades … senast, när reviderades …, när var den senaste uppdateringen av …',
      names:
        'uppdaterad, uppdaterad den, uppdaterat, senast uppdaterad, senast uppdaterat, senaste uppdatering, ändrad, senast ändrad, reviderad',
    },
  },
  rangeWords: 'till',
  requests:
    'beskriv, sammanfatta, förklara, analysera, jämför, ge en översikt över, skriv en rapport om, visa mig, ge mig, säg mig, berätta för mig, förklara för mig, lista',
  comparisons: 'versus, jämfört med, jämförelse, skillnaden mellan, skiljer sig från',
  orders: {
    verbs: 'ignorera, bortse från, strunta i, glöm, åsidosätt',
    which: 'tidigare, föregående, ovanstående, alla, dina, andra',
    what: 'instruktion, instruktioner, instruktionerna, anvisningar, anvisningarna, regler, reglerna, riktlinjer, prompt, prompter',
    readers: 'AI, LLM, AI-assistent, språkmodell, chattbot, chatbot',
    openings: 'du är en, du är nu en, nu är du en',
  },

  backMatter:
    'se även, referenser, externa länkar, källor, fotnoter, litteratur, kommentarer, lämna en kommentar, relaterade artiklar, läs också, vidare läsning, relaterade ämnen, besläktade ämnen',
  referrals: 'mer information, läs mer, se även, mer detaljer',
  figureWords: 'figur, fig, bild',
  values: swedishValues,

  replies: {
    nothing: 'Inget i dokumenten besvarar den här frågan.',
    nearest: 'Inget avsnitt säger detta rakt ut; närmast kommer:',
    otherLanguage: 'Dokumenten är på ett annat språk; av namn och tal att döma ligger närmast:',
    notFound: 'Jag hittade inget om:',
    greeting: 'Hej! Fråga mig något om dina dokument.',
    thanks: 'Varsågod.',
    acknowledgement: 'Okej. Fråga mig när du vill veta mer.',
    ofAssistant:
      'Jag letar efter svaret på din fråga i källorna och visar de exakta citat som det bygger på. Vad vill du veta?',
    remark: 'Jag citerar dokumenten som de är och formulerar inte om eller översätter dem.',
    said: 'Så här står det i dokumenten:',
    noMore: 'Mer har jag inte hittat om det.',
    page: 'sida …',
    allOf: 'Dokument: …',
    longestOf: 'De … längsta av … dokument:',
    emptyHanded: 'Fråga om något som dokumenten kan innehålla.',
  },
  report: {
    contents: 'Innehåll',
    findings: 'Viktigaste resultat',
    details: 'I detalj',
    disagreements: 'Där källorna skiljer sig',
    notFound: 'Vad som inte hittades',
    onNoPage: 'på ingen läst sida',
    inNoQuote: 'i ingen citerad mening',
    sources: 'Källor',
    retrieved: 'hämtad',
    abstractOnly: 'endast sammanfattning',
    copies: 'samma text',
    nothing: 'Ingen sida som kunde läsas säger något om detta ämne.',
    noPage: 'Sökningen hittade ingen sida.',
    unreadable: 'Sökningen hittade sidor, men ingen av dem kunde läsas.',
    searched: 'Vad som söktes',
    partial: 'Sökningen avslutades i förtid.',
  },
}

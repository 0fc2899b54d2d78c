import type { LanguageData } from '../language.ts'
import { slovenianStatements } from './statements.ts'
import { slovenianValues } from './values.ts'

export const slovenian: LanguageData = {
  code: 'sl',
  statements: slovenianStatements,
  letters: 'čšž',
  stopWordList: 'slv',
  stemmer: 'slovene',
  inflectsNames: true,

  asks: {
    person: 'kdo, koga, komu, s kom, o kom, čigav, čigava, čigavo',
    place: 'kje, kam, od kod, v katerem mestu, katero mesto, v kateri državi, katera država',
    time: 'kdaj, od kdaj, do kdaj, katerega leta, v katerem letu, katero leto, kateri dan, ob kateri uri, v katerem stoletju',
    number:
      'koliko, kolikokrat, kako dolgo, kako pogosto, kako daleč, kako visok, kako velik, kako star, koliko let, kolikšen, kolikšna',
    reason: 'zakaj, čemu, iz katerega razloga',
    manner: 'kako, na kakšen način',
    steps: 'kako lahko, kako naj, kako se naredi, kateri koraki',
    definition: 'kaj pomeni, kaj je to, kakšna je definicija',
    list: 'naštej, seznam, navedi, kateri so, katere so, katera so',
    choice: 'kateri, katera, katero, katere, katerega, kateremu, kakšen, kakšna, kakšno',
    thing: 'kaj, česa, čemu, s čim, o čem, opiši, razloži, povej',
  },
  questionLabels: 'vprašanje, moje vprašanje',
  askingWords: 'pomeni, pomenijo, pomen, definicija, razloži, pojasni, razlaga, opiši, opis',
  purposeWords: 'služi, služijo',
  latestWords:
    'zadnji, zadnja, zadnje, najnovejši, najnovejša, trenutni, trenutna, trenutno, sedanji, sedanja, zdaj, danes, naslednji, naslednja',
  yesNoOpenings: 'ali, a je, ali je, ali so, ali lahko, mar',

  pronouns:
    'on, ona, ono, oni, njegov, njegova, njen, njena, njihov, njihova, ga, mu, ji, jih, jim, ta, to, ti, te, tega, tej, teh, tisti, tista, tam, tu, tukaj, svoj',
  followUps:
    'in, pa, ampak, ali, potem, tudi, kaj pa, in kako, in kdaj, in kje, kaj še, kdo še, zakaj ne',
  corrections:
    'mislil sem, ne mislil sem, mislila sem, ne mislila sem, mislim na, ne mislim na, ne to ampak, raje',
  conjunctions: 'in, ter, ali, ampak, toda, a, ker, da, če, ko, medtem ko, čeprav, oziroma',
  relatives: 'ki, kateri, katera, katero, čigar, kjer',
  coordinators: 'in, ter',
  possessives: 'njegov, njegova, njen, njena, njihov, njihova, svoj',
  conditionals: 'če, ali',
  hypotheticals: 'bi, morda',
  negations: 'ne, ni, niso, nikoli, nič, nihče, noben, nobena, nobeno, nikjer, niti, brez, razen',
  deictics:
    'jaz, moj, moja, moje, mi, nas, nam, naš, naša, naše, ti, tvoj, tvoja, vi, vam, vaš, vaša, vaše, včeraj, danes, jutri, ta teden, prejšnji teden, naslednji teden, ta mesec, prejšnji mesec, naslednji mesec, letos, lani, prihodnje leto, glej tudi, preberi več',
  leaningOpenings:
    'vendar, zato, torej, tako, poleg tega, namesto tega, sicer, kljub temu, tudi, potem, nato, to, ta, te, on, ona, oni, njegov, njen, njihov, toda, in, na primer, pozneje, nazadnje, tam, tu',
  copulas: 'je, so, bil, bila, bilo, bili',
  honorifics: 'sv, kralj, kraljica',
  courtesyTitles: 'gospod, gospa, dr, prof',
  otherNameCues: 'znan kot, znana kot, imenovan, imenovana, alias',

  greetings:
    'zdravo, živjo, dober dan, dobro jutro, dober večer, pozdravljeni, kako si, lep pozdrav, dober popoldan, hej, čau',
  thanks: 'hvala, hvala lepa, najlepša hvala, hvala lepo, hvala za pomoč, lepa hvala',
  acknowledgements:
    'ok, v redu, prav, dobro, razumem, jasno, to je vse, ni važno, ni problema, nasvidenje, adijo, se vidimo, lep dan',
  questionsOfAssistant:
    'kdo si, kdo ste, kaj si, kaj znaš, kaj znate, kaj lahko narediš, kaj delaš, kaj veš, kaj lahko vprašam, kaj te lahko vprašam, kako mi lahko pomagaš, kako mi lahko pomagate, kako deluješ, si bot, si robot, si človek, kako ti je ime, pomagaj mi, mi lahko pomagaš, mi lahko pomagate, potrebujem pomoč, imam vprašanje',
  shorterWishes:
    'krajše, krajše prosim, skrajšaj, skrajšaj to, skrajšajte, na kratko, kratko, kratko povedano, v enem stavku, z enim stavkom, v dveh stavkih, z eno besedo, v nekaj besedah, z manj besedami, predolgo, to je predolgo, preveč besedila, samo bistvo, bistvo, samo najpomembnejše, najpomembnejše, samo odgovor, povzemi, povzemi to, povzetek, kratka različica',
  moreWishes:
    'več, še, še več, malo več, še kaj, kaj več, povej več, povej mi več, povejte več, povej še kaj, več o tem, več podrobnosti, podrobnosti, podrobneje, podrobno, bolj podrobno, več informacij, dodatne informacije, daljše, nadaljuj, nadaljujte, naprej, in potem, kaj še, je še kaj, ali je še kaj, kaj še piše, razloži, razloži to, razložite, pojasni, pojasni to, pojasnite, kaj misliš, kaj misliš s tem, kaj mislite s tem, kaj to pomeni, kaj to pomeni natančno, v kakšnem smislu, več konteksta, kontekst, sobesedilo',
  sourceWishes:
    'si prepričan, si prepričana, ste prepričani, ali si prepričan, ali ste prepričani, si prepričan o tem, si siguren, zagotovo, zares, res, ali res, resno, ali je to res, je to res, je to prav, ali je to prav, je to pravilno, ali to drži, kje to piše, kje piše, kje tako piše, kje je to zapisano, kje si to prebral, kje si to našel, kje lahko to preberem, od kod to, od kod ti to, od kod to veš, od kod ta podatek, kdo to pravi, kdo pravi, po čigavem mnenju, vir, viri, kateri vir, kateri viri, kaj je vir, kakšen je vir, navedi vir, navedite vir, navedi vire, pokaži vir, pokaži mi vir, pokažite vir, pokaži vire, z viri, sklic, sklici, kateri dokument, v katerem dokumentu, na kateri strani, katera stran, v katerem poglavju, kako to veš, kako veste, dokaži, dokaži to, dokaz, dokazi, navedek, citat, pokaži kje, pokaži mi kje, ne verjamem, ne verjamem ti, dvomim, preveri, preveri še enkrat',
  remarksOnReply:
    'z drugimi besedami, preprosteje, ponovi, ne razumem, to je narobe, tega nisem vprašal, tega nisem vprašala, to ne odgovori na moje vprašanje, prevedi to, po slovensko, po angleško, po nemško, v mojem jeziku, kot seznam, v obliki seznama, naredi seznam, naredi iz tega seznam, po točkah, v točkah, v alinejah, kot tabela, kot tabelo, v tabeli, naredi tabelo, drugače, povej drugače, povej to drugače, s svojimi besedami, s preprostimi besedami, poenostavi, preoblikuj, preoblikuj to, še enkrat, znova, ponovi to, prevedi, prevedi v angleščino, prevedi to v angleščino, prevod, v angleščini, v slovenščini, v nemščini, po italijansko, po hrvaško, v drugem jeziku, tega ne razumem, nič ne razumem, nisem razumel, nisem razumela, to ni res, to ni prav, ni res, narobe, napačno',
  abbreviations:
    'dr, prof, sv, npr, itd, ipd, oz, t.i, ul, g, ga, mio, mrd, gdč, mag, inž, tel, tj, idr, jan, feb, apr, jun, jul, avg, sept, okt, nov, dec, min, maks, gl, d.o.o, d.d, c, dipl, univ, t.j, ev, max, faks, roj, pribl, vklj',
  abbreviationsOfNumbers: 'št, str, čl, pogl, sl, l, r, odst, tč, pril, tab, nadstr',
  ordinalsCount: 'stoletje, stoletja, stoletju, mesto, mestu',
  monthForms:
    'januarja januarju, februarja februarju, marca marcu, aprila aprilu, maja maju, junija juniju, julija juliju, avgusta avgustu, septembra septembru, oktobra oktobru, novembra novembru, decembra decembru',
  numerals: 'dva, tri, štiri, pet, šest, sedem, osem, devet, deset, enajst, dvanajst',
  courtesies:
    'lahko, ali lahko, bi lahko, ali bi lahko, prosim, preveriš, preverite, preveril, preverila, poiščeš, poiščete, poiskal, poiskala, pogledaš, pogledate, pogledal, pogledala, najdeš, najdete, poveš, poveste, povedal, povedala, sporočiš, veš, veste, pomagaš, pomagate, pomagal, pomagala, razložiš, potrdiš, odgovoriš, hvala',
  leadIns:
    'imam vprašanje, kratko vprašanje, hitro vprašanje, rad bi vedel, rada bi vedela, zanima me, želim vedeti, hotel sem vprašati, hotela sem vprašati, ne vem, ali veš, ali veste, ali kdo ve, mi lahko poveš, mi lahko poveste, ali mi lahko poveš, ali mi lahko poveste, oprosti, oprostite, prosim, iščem',
  wishes:
    'želim, hočem, rad bi, rada bi, moram, potrebujem, poskušam, ne morem, želimo, hočemo, moramo, potrebujemo, pomagaj mi',

  aspects: 'zgodovina, pomen, kritika, današnje stanje',
  library: {
    documents: 'dokumentov, dokumente, dokumenti, datotek, datoteke, besedil, besedila',
    questions:
      'koliko je …, koliko … je, koliko je tu …, koliko … imaš, koliko … imate, koliko … imam, koliko … poznaš, kateri … so, katere … imaš, katere … imate, katere … imam, katere … poznaš, kateri … so na voljo, kakšne … imaš, pokaži …, pokaži mi …, pokaži moje …, pokaži vse …, naštej …, naštej moje …, naštej vse …, izpiši …, izpiši vse …, seznam …, število …',
    topics:
      'kaj lahko vprašam, kaj te lahko vprašam, kaj vas lahko vprašam, o čem lahko sprašujem, katera vprašanja lahko postavim, na katera vprašanja lahko odgovoriš, kaj veš, pri čem mi lahko pomagaš',
  },
  facts: {
    author: {
      questions:
        'kdo je napisal …, kdo je avtor …, kdo je avtorica …, kdo so avtorji …, kdo je sestavil …, kdo je pripravil …, kdo je objavil …, kdo je avtor',
      names:
        'avtor, avtorica, avtorji, napisal, napisala, pripravil, pripravila, sestavil, sestavila',
    },
    published: {
      questions:
        'kdaj je bil objavljen …, kdaj je bila objavljena …, kdaj je bilo objavljeno …, kdaj je bil napisan …, kdaj je bila napisana …, kakšen je datum …',
      names: 'datum, objavljeno, datum objave, izdano, ustvarjeno, datum izdaje',
    },
    updated: {
      questions:
        'kdaj je bil posodobljen …, kdaj je bila posodobljena …, kdaj je bilo posodobljeno …, kdaj je bil nazadnje posodobljen …, kdaj je bila nazadnje posodobljena …, kdaj je bila zadnja posodobitev …',
      names:
        'posodobljeno, nazadnje posodobljeno, zadnja posodobitev, spremenjeno, nazadnje spremenjeno, zadnja sprememba',
    },
  },
  requests: 'opiši, povzemi, razloži, pojasni, analiziraj, primerjaj, napiši poročilo o',
  comparisons: 'v primerjavi z, primerjava, razlika med',
  orders: {
    verbs:
      'prezri, prezrite, ignoriraj, ignorirajte, zanemari, zanemarite, pozabi, pozabite, ne upoštevaj, ne upoštevajte',
    which:
      'prejšnja, prejšnje, prejšnjih, predhodna, predhodne, predhodnih, zgornja, zgornje, zgornjih, vsa, vse, vseh, svoja, tvoja, druga, drugih',
    what: 'navodilo, navodila, navodil, ukaze, ukazov, pravila, pravil, smernice, poziv, pozive',
    readers:
      'UI, AI, LLM, pomočnik UI, pomočnik z umetno inteligenco, umetna inteligenca, jezikovni model, klepetalni robot, chatbot',
    openings: 'ti si, zdaj si, vi ste, zdaj ste',
  },

  backMatter: 'glej tudi, sklici, viri, zunanje povezave, literatura, komentarji',
  figureWords: 'slika',
  values: slovenianValues,

  replies: {
    nothing: 'Nič v dokumentih ne odgovarja na to vprašanje.',
    nearest: 'Noben odlomek tega ne pove naravnost; najbližji je:',
    otherLanguage: 'Dokumenti so v drugem jeziku; po imenih in številih so najbližji odlomki:',
    notFound: 'Ničesar ni bilo mogoče najti o:',
    greeting: 'Pozdravljeni! Vprašajte me kaj o svojih dokumentih.',
    thanks: 'Ni za kaj.',
    acknowledgement: 'V redu. Vprašajte me, ko boste želeli vedeti več.',
    ofAssistant:
      'Odgovor na vaše vprašanje iščem v virih in pokažem natančne navedke, na katerih temelji. Kaj želite vedeti?',
    remark: 'Dokumente navajam take, kot so, in jih ne preoblikujem ali prevajam.',
    said: 'V dokumentih piše tako:',
    noMore: 'Več o tem nisem našel.',
    page: 'stran …',
    allOf: 'Število dokumentov: …',
    longestOf: 'Najdaljši dokumenti (… od …):',
    emptyHanded: 'Vprašajte, prosim, o nečem, kar bi lahko bilo v dokumentih.',
  },
  report: {
    contents: 'Vsebina',
    findings: 'Glavne ugotovitve',
    details: 'Podrobnosti',
    disagreements: 'V čem se viri razlikujejo',
    notFound: 'Česa ni bilo mogoče najti',
    onNoPage: 'na nobeni prebrani strani',
    inNoQuote: 'v nobenem navedenem stavku',
    sources: 'Viri',
    retrieved: 'prebrano',
    abstractOnly: 'samo povzetek',
    copies: 'isto besedilo',
    nothing: 'Nobena prebrana stran ne pove ničesar o tej temi.',
    noPage: 'Iskanje ni našlo nobene strani.',
    unreadable: 'Iskanje je našlo strani, vendar nobene ni bilo mogoče prebrati.',
    searched: 'Kaj se je iskalo',
    partial: 'Iskanje je bilo predčasno končano.',
  },
}

import type { LanguageData } from '../language.ts'
import { hungarianStatements } from './statements.ts'
import { hungarianValues } from './values.ts'

export const hungarian: LanguageData = {
  code: 'hu',
  statements: hungarianStatements,
  letters: 'áéíóöőúüű',
  stopWordList: 'hun',
  stemmer: 'hungarian',
  inflectsNames: true,

  asks: {
    person: 'ki, kik, kit, kiket, kinek, kivel, kitől, kiről, melyik személy',
    place:
      'hol, hová, hova, honnan, melyik városban, melyik város, melyik országban, melyik ország, milyen helyen',
    time: 'mikor, mióta, meddig, melyik évben, hányadik évben, melyik napon, milyen dátum, hány órakor, mikortól, melyik hónapban, melyik században',
    number:
      'hány, mennyi, mennyibe, mennyiért, hányan, mennyit, hányszor, milyen gyakran, mennyi ideig, milyen hosszú, milyen magas, milyen nagy, milyen messze, hány éves, hány százalék, mekkora',
    reason: 'miért, milyen okból, mi okból',
    manner: 'hogyan, hogy, miként, milyen módon',
    steps:
      'hogyan lehet, hogyan tudok, hogyan kell, hogy kell, hogyan tudom, milyen lépések, mit tegyek, mit tehetek, mit kell tenni',
    definition: 'mit jelent, mi az a, mi a jelentése, mi a definíciója',
    list: 'sorold fel, felsorolás, nevezd meg, mik a, melyek, mik, milyen típusú, milyen fajta',
    choice: 'melyik, milyen, melyiket, melyikben',
    thing: 'mi, mit, mik, mivel, miről, minek, miből, mondd el, magyarázd el, írd le',
  },
  questionLabels: 'kérdés, kérdésem, a kérdésem',
  existing: 'vannak, léteznek',
  askingWords:
    'jelent, jelentése, jelentés, meghatározás, definíció, definíciója, magyarázd el, magyarázat, leírás, írd le',
  purposeWords: 'szolgál, szolgálnak',
  latestWords:
    'legújabb, legutóbbi, legutóbb, utolsó, jelenlegi, jelenleg, mostani, most, ma, következő, eddig',
  yesNoOpenings: 'van, vannak, volt, lehet, lehetséges, igaz, vajon, létezik, kell, szabad',
  yesNoParticles: 'e, vajon',

  pronouns:
    'ő, ők, őt, őket, neki, nekik, az, ez, azok, ezek, azt, ezt, annak, ennek, abban, ebben, ott, itt, oda, ide, övé, ugyanaz, az utóbbi, onnan',
  followUps:
    'és, de, vagy, akkor, is, és mi a helyzet, mi a helyzet, és hogyan, és mikor, és hol, mi más, még mi, ki más, miért ne, mondj többet',
  corrections:
    'úgy értettem, nem úgy értettem, arra gondoltam, nem arra gondoltam, nem hanem, inkább',
  conjunctions:
    'és, s, vagy, de, mert, hogy, ha, amikor, míg, bár, valamint, mivel, illetve, hanem',
  relatives: 'aki, ami, amely, akik, amelyek, akinek, aminek, amelynek, ahol, amit',
  coordinators: 'és, s',
  conditionals: 'ha, hacsak',
  hypotheticals: 'volna, talán, esetleg, lehetne',
  negations:
    'nem, ne, soha, sohasem, semmi, senki, sehol, nincs, nincsenek, sem, nélkül, kivéve, egyik sem',
  deictics:
    'nekem, engem, nekünk, minket, miénk, neked, téged, nektek, titeket, önök, önnek, tegnap, holnap, ezen a héten, múlt héten, jövő héten, ebben a hónapban, múlt hónapban, jövő hónapban, idén, tavaly, jövőre, lásd még, lásd alább, lásd fent',
  leaningOpenings:
    'azonban, ezért, tehát, így, továbbá, emellett, ehelyett, különben, mégis, ezzel szemben, is, akkor, azután, ezután, majd, ez, az, ezek, azok, ő, ők, de, és, például, később, végül, ott, itt, mindkettő, ennek',
  articles: 'a, az, egy',
  copulas: 'volt, voltak',
  honorifics: 'úr, szent, király, királynő, ifj, id, özv',
  courtesyTitles: 'dr, prof',
  otherNameCues: 'ismert nevén, más néven, néven ismert, alias',

  greetings:
    'szia, sziasztok, helló, jó napot, jó reggelt, jó estét, üdvözlöm, szervusz, hogy vagy, jó napot kívánok, jó reggelt kívánok, jó estét kívánok, szevasz, hahó, hali',
  thanks:
    'köszönöm, köszönöm szépen, köszi, kösz, nagyon köszönöm, köszönöm a segítséget, nagyon szépen köszönöm, köszönjük, hálásan köszönöm',
  acknowledgements:
    'ok, oké, rendben, értem, megértettem, világos, ennyi volt, ez minden, nem számít, nem baj, viszontlátásra, viszlát, szia, további szép napot',
  questionsOfAssistant:
    'ki vagy, ki vagy te, ki ön, kicsoda ön, mi vagy, mit tudsz, mit tud, mit tudsz csinálni, mit csinálsz, mit kérdezhetek, mit kérdezhetek tőled, hogyan tudsz segíteni, hogyan tud segíteni, hogyan működsz, bot vagy, robot vagy, ember vagy, hogy hívnak, mi a neved, segíts, segíts nekem, tudsz segíteni, tudna segíteni, segítségre van szükségem, van egy kérdésem',
  shorterWishes:
    'rövidebben, rövidebb, rövidebbet, rövidítsd le, rövidítsd meg, rövidítse le, röviden, tömören, tömörebben, egy mondatban, egyetlen mondatban, két mondatban, egy szóval, pár szóban, néhány szóban, kevesebb szóval, túl hosszú, ez túl hosszú, nagyon hosszú, túl sok szöveg, csak a lényeget, a lényeget, csak a lényeg, a lényeg, csak a választ, foglald össze, foglalja össze, összefoglalás, összefoglalva, rövid változat, kevesebb szöveg',
  moreWishes:
    'többet, több, még, még többet, kicsit többet, valami mást, mondj többet, mondj róla többet, mondj még, mondjon többet, mesélj többet, mesélj még, erről többet, több részletet, részletek, részletesebben, részletesen, részletezd, bővebben, kifejtve, fejtsd ki, több információt, több információ, további információ, további részletek, hosszabban, hosszabb, folytasd, folytassa, tovább, és tovább, mi más, mi még, még mi, van még, van még valami, van még más, mit ír még, mit tudsz még, magyarázd el, magyarázza el, magyarázd meg, magyarázat, mire gondolsz, mire gondol, hogy érted, hogy érted ezt, hogy érti, mit jelent ez, ez mit jelent, ez mit akar jelenteni, több összefüggést, szövegkörnyezet',
  sourceWishes:
    'biztos vagy benne, biztos benne, biztos, biztosan, biztos ez, egészen biztos, igaz ez, ez igaz, ez biztos, ez helyes, helyes ez, tényleg, komolyan, valóban, hol van ez leírva, hol van leírva, hol írja ezt, hol írják ezt, hol áll ez, hol olvastad, hol olvastad ezt, hol találtad, hol találtad ezt, hol olvashatom el, honnan veszed, honnan veszed ezt, honnan tudod, honnan tudod ezt, honnan tudja, honnan van ez, honnan származik ez, ki mondja, ki mondja ezt, ki szerint, forrás, a forrás, források, a források, forrást, mi a forrás, mi a forrása, mi a forrásod, mik a források, melyik forrás, mutasd a forrást, mutasd meg a forrást, mutassa a forrást, mutasd a forrásokat, add meg a forrást, nevezd meg a forrást, forrással, forrásokkal, hivatkozás, hivatkozások, melyik dokumentum, melyik dokumentumban, hányadik oldalon, melyik oldalon, melyik oldal, melyik fejezetben, bizonyítsd, bizonyítsd be, bizonyíték, idézet, az idézet, mutasd meg hol, mutasd hol, nem hiszem, nem hiszem el, kétlem, ezt kétlem, ellenőrizd, ellenőrizd újra',
  remarksOnReply:
    'más szavakkal, egyszerűbben, ismételd meg, nem értem, nem értettem, ez rossz, ez nem igaz, nem ezt kérdeztem, ez nem válasz a kérdésemre, fordítsd le, magyarul, angolul, németül, a saját nyelvemen, listában, listaként, felsorolásként, felsorolásban, készíts listát, csinálj listát, csinálj belőle listát, pontokba szedve, pontokban, táblázatban, táblázatként, készíts táblázatot, csinálj táblázatot, másképp, másképpen, mondd másképp, mondd el másképp, saját szavaiddal, egyszerű szavakkal, egyszerűbb szavakkal, egyszerűsítsd, fogalmazd át, még egyszer, újra, ismételd, fordítsd, fordítsd le angolra, fordítsd angolra, fordítsd le magyarra, fordítás, franciául, spanyolul, oroszul, más nyelven, nem értem ezt, ezt nem értem, nem világos, ez nem helyes, nem igaz, ez hibás, rossz, téves, nem erre gondoltam',
  courtesies:
    'meg tudnád, meg tudná, meg tudnád nézni, meg tudná nézni, megnéznéd, megnézné, meg tudod nézni, utána tudnál nézni, utána tudna nézni, utánanéznél, utánanézne, ellenőriznéd, ellenőrizné, megkeresnéd, megkeresné, megmondanád, megmondaná, elmondanád, elmondaná, tudnál, tudnál segíteni, tudna segíteni, segítenél, segítene, tudod, tudja, kérlek, kérem, légy szíves, legyen szíves, köszönöm',
  leadIns:
    'gyors kérdés, egy gyors kérdés, lenne egy kérdésem, van egy kérdésem, szeretném tudni, azt szeretném tudni, szeretném megkérdezni, szeretném megtudni, azt szerettem volna kérdezni, tudni szeretném, nem tudom, azon tűnődöm, tudod, tudja, tudja valaki, meg tudnád mondani, meg tudná mondani, meg tudja mondani, megmondanád, megmondaná, elnézést, bocsánat, bocs, kérem, kérlek, légy szíves, legyen szíves, el tudná magyarázni, el tudnád magyarázni, elmagyarázná, elmagyaráznád, meg tudnák mondani',
  wishes:
    'szeretnék, szeretném, akarok, akarom, kell, nekem kell, szükségem van, próbálok, próbálom, nem tudok, nem tudom, szeretnénk, akarunk, segíts, segítsen',

  abbreviations:
    'dr, prof, ifj, id, özv, pl, stb, ún, ill, kb, u, krt, jan, febr, márc, ápr, jún, júl, aug, szept, okt, nov, dec, vö, szerk, kft, zrt, nyrt, bt, ker, pf, ld, max, min, tel, em, tc, ny, mk, úm, tkp, kör, ltp, fszt, fax, bek, uo, ui, ford, vki, nb, hg',
  abbreviationsOfNumbers: 'sz, o, old, fej, köt, ép, lh, mell, tábl',
  hasRomanOrdinals: true,
  ordinalsCount: 'század, században, századi, századtól, évben, kerület, helyen',
  monthForms:
    'januári januárban januárában januártól januárra januárig, februári februárban februárában februártól februárra februárig, márciusi márciusban márciusában márciustól márciusra márciusig, áprilisi áprilisban áprilisában áprilistól áprilisra áprilisig, májusi májusban májusában májustól májusra májusig, júniusi júniusban júniusában júniustól júniusra júniusig, júliusi júliusban júliusában júliustól júliusra júliusig, augusztusi augusztusban augusztusában augusztustól augusztusra augusztusig, szeptemberi szeptemberben szeptemberében szeptembertől szeptemberre szeptemberig, októberi októberben októberében októbertől októberre októberig, novemberi novemberben novemberében novembertől novemberre novemberig, decemberi decemberben decemberében decembertől decemberre decemberig',
  numerals: 'kettő, három, négy, öt, hat, hét, nyolc, kilenc, tíz, tizenegy, tizenkettő',

  aspects: 'történet, jelentőség, kritika, jelenlegi helyzet',
  library: {
    documents:
      'dokumentum, dokumentumok, dokumentumot, dokumentumokat, dokumentumaim, dokumentumaimat, fájl, fájlok, fájlokat, fájljaim, fájljaimat, szöveg, szövegek',
    questions:
      'hány … van, hány … van itt, hány … van összesen, hány … ismersz, hány … töltöttem fel, milyen … vannak, milyen … vannak itt, milyen … ismersz, mely … állnak rendelkezésre, milyen … állnak rendelkezésre, milyen … töltöttem fel, sorold fel a …, sorold fel az összes …, mutasd a …, mutasd meg a …, mutasd az összes …, listázd a …, listázd az összes …, a … listája, dokumentumok listája, a dokumentumok száma, dokumentumok száma',
    topics:
      'mit kérdezhetek, mit kérdezhetek tőled, mit kérdezhetek itt, miről kérdezhetek, milyen kérdéseket tehetek fel, milyen kérdésekre tudsz válaszolni, mit tudsz, miben tudsz segíteni',
  },
  facts: {
    author: {
      questions:
        'ki írta …, ki állította össze …, ki adta ki …, ki … szerzője, kik … szerzői, ki a szerzője …, ki a szerző',
      names:
        'szerző, szerzők, szerzője, írta, készítette, összeállította, szerkesztő, szerkesztette',
    },
    published: {
      questions:
        'mikor jelent meg …, mikor adták ki …, mikor írták …, mikor tették közzé …, mi … dátuma, mi a dátuma …',
      names: 'dátum, kelt, megjelent, megjelenés, közzétéve, kiadva, készült, létrehozva',
    },
    updated: {
      questions:
        'mikor frissítették …, mikor frissítették utoljára …, mikor frissült …, mikor frissült utoljára …, mikor módosították utoljára …, mikor volt … utolsó frissítése',
      names:
        'frissítve, utolsó frissítés, utoljára frissítve, módosítva, utolsó módosítás, utoljára módosítva',
    },
  },
  requests: 'írd le, foglald össze, magyarázd el, elemezd, hasonlítsd össze, írj jelentést',
  comparisons: 'szemben, összehasonlítva, összehasonlítás, különbség',
  orders: {
    verbs:
      'hagyd figyelmen kívül, hagyja figyelmen kívül, hagyjátok figyelmen kívül, felejtsd el, felejtse el, ignoráld, ignorálja',
    which: 'korábbi, előző, eddigi, fenti, összes, minden, többi, más',
    what: 'utasítást, utasításokat, utasításaidat, parancsot, parancsokat, szabályt, szabályokat, irányelveket, promptot, promptokat',
    readers:
      'AI, LLM, MI-asszisztens, AI-asszisztens, AI asszisztens, mesterséges intelligencia, nyelvi modell, chatbot',
    openings: 'te egy, ön egy, te most egy, mostantól egy',
  },

  backMatter:
    'lásd még, jegyzetek, források, további információk, külső hivatkozások, irodalom, hozzászólások, kapcsolódó cikkek, kapcsolódó témák, kapcsolódó témakörök',
  referrals: 'további információ, további információk, lásd még, bővebben',
  figureWords: 'ábra',
  values: hungarianValues,

  replies: {
    nothing: 'A dokumentumokban nincs válasz erre a kérdésre.',
    nearest: 'Egyetlen részlet sem mondja ki ezt egyértelműen; a legközelebbi:',
    otherLanguage:
      'A dokumentumok más nyelven íródtak; nevek és számok alapján a legközelebbi részletek:',
    notFound: 'Erről nem találtam semmit:',
    greeting: 'Jó napot! Kérdezzen valamit a dokumentumairól.',
    thanks: 'Szívesen.',
    acknowledgement: 'Rendben. Kérdezzen, ha többet szeretne tudni.',
    ofAssistant:
      'A kérdésére a forrásokban keresem a választ, és megmutatom a pontos idézeteket, amelyeken alapul. Mit szeretne tudni?',
    remark: 'A dokumentumokat szó szerint idézem, nem fogalmazom át és nem fordítom le őket.',
    said: 'A dokumentumokban ez így áll:',
    noMore: 'Erről többet nem találtam.',
    page: '… oldal',
    allOf: 'Dokumentumok száma: …',
    longestOf: 'A leghosszabb dokumentumok (… / …):',
    emptyHanded: 'Kérem, olyasmiről kérdezzen, ami a dokumentumokban szerepelhet.',
  },
  report: {
    contents: 'Tartalom',
    findings: 'Fő megállapítások',
    details: 'Részletek',
    disagreements: 'Amiben a források eltérnek',
    notFound: 'Amit nem találtunk',
    onNoPage: 'egyik elolvasott oldalon sem',
    inNoQuote: 'egyetlen idézett mondatban sem',
    sources: 'Források',
    retrieved: 'letöltve',
    abstractOnly: 'csak kivonat',
    copies: 'ugyanaz a szöveg',
    nothing: 'Egyetlen olvasható oldal sem mond semmit erről a témáról.',
    noPage: 'A keresés egyetlen oldalt sem talált.',
    unreadable: 'A keresés talált oldalakat, de egyiket sem lehetett elolvasni.',
    searched: 'Amire a keresés irányult',
    partial: 'A keresés idő előtt véget ért.',
  },
}

import type { LanguageData } from '../language.ts'
import { finnishStatements } from './statements.ts'
import { finnishValues } from './values.ts'

export const finnish: LanguageData = {
  code: 'fi',
  statements: finnishStatements,
  letters: 'äö',
  stopWordList: 'fin',
  stemmer: 'finnish',
  inflectsNames: true,

  asks: {
    person: 'kuka, ketkä, kenen, ketä, kenet, kenelle, keneltä, kenen kanssa, kuka henkilö',
    place:
      'missä, mistä, mihin, minne, missä kaupungissa, mikä kaupunki, missä maassa, mikä maa, missä paikassa',
    time: 'milloin, koska, mistä lähtien, mihin asti, minä vuonna, mikä vuosi, minä päivänä, mihin aikaan, mikä päivä, missä kuussa, millä vuosisadalla',
    number:
      'kuinka monta, kuinka paljon, montako, paljonko, kuinka usein, kuinka kauan, kuinka pitkä, kuinka vanha, kuinka korkea, kuinka suuri, kuinka kaukana, miten monta, miten paljon, kuinka moni, kuinka monen, mikä määrä',
    reason: 'miksi, mistä syystä, minkä vuoksi, minkä takia',
    manner: 'miten, kuinka, millä tavalla',
    steps:
      'miten voin, kuinka voin, miten teen, miten voi, miten saan, mitkä vaiheet, mitä teen, mitä voin tehdä, mitä pitää tehdä',
    definition:
      'mitä tarkoittaa, mitä tarkoitetaan, mikä on määritelmä, mitä merkitsee, määrittele',
    list: 'luettele, lista, nimeä, mainitse, mitkä ovat, mitkä olivat, mitä ovat, minkälaisia',
    choice: 'mikä, mitkä, kumpi, minkä, millainen, minkälainen, kummassa',
    thing: 'mitä, mikä on, mikä oli, minä, selitä, kuvaile, kerro',
  },
  questionLabels: 'kysymys, kysymykseni',
  existing: 'on olemassa',
  askingWords:
    'tarkoittaa, tarkoittavat, merkitys, merkitsee, määritelmä, määrittele, selitä, selitys, kuvaile, kuvaus',
  purposeWords: 'käytetään',
  latestWords:
    'viimeisin, uusin, viimeksi, tuorein, nykyinen, tällä hetkellä, nyt, tänään, seuraava',
  yesNoOpenings:
    'onko, ovatko, oliko, olivatko, voiko, voivatko, voinko, saako, saanko, pitääkö, täytyykö, löytyykö, eikö, eivätkö, tuleeko, onko totta',

  pronouns:
    'hän, he, se, ne, hänen, heidän, sen, niiden, häntä, heitä, sitä, niitä, hänet, tämä, tuo, nämä, nuo, tämän, tuon, siellä, täällä, tuolla, sama, siinä, siitä, sinne',
  followUps:
    'ja, mutta, tai, entä, entäs, sitten, myös, entä jos, mitä muuta, kuka muu, miksi ei, kerro lisää',
  corrections: 'tarkoitin, ei vaan, ei tarkoitin, tarkoitan, ei tarkoitan, siis',
  conjunctions: 'ja, tai, mutta, koska, että, jos, kun, kunnes, vaikka, sekä, sillä, jotta, eli',
  relatives: 'joka, jotka, jonka, joiden, jossa, josta, jota, mikä, missä',
  coordinators: 'ja, sekä',
  possessives: 'hänen, heidän, sen, niiden',
  conditionals: 'jos, mikäli',
  hypotheticals: 'ehkä, olisi, olisivat, voisi, voisivat, saattaa',
  negations:
    'ei, en, et, emme, ette, eivät, älä, ei koskaan, ei mitään, ei kukaan, ilman, eikä, paitsi, lukuun ottamatta',
  deictics:
    'minä, minun, minulle, me, meidän, meille, meitä, sinä, sinun, te, teidän, teille, teitä, eilen, tänään, huomenna, tällä viikolla, viime viikolla, ensi viikolla, tässä kuussa, viime kuussa, ensi kuussa, tänä vuonna, viime vuonna, ensi vuonna, katso myös, lue lisää',
  leaningOpenings:
    'kuitenkin, siksi, sen vuoksi, näin ollen, siten, lisäksi, sen sijaan, muuten, silti, toisaalta, myös, sitten, sen jälkeen, tämä, nämä, se, ne, hän, he, hänen, heidän, sen, mutta, ja, esimerkiksi, myöhemmin, lopulta, siellä, täällä, molemmat',
  copulas: 'on, oli, ovat, olivat',
  honorifics: 'kuningas, kuningatar, pyhä',
  courtesyTitles: 'herra, rouva, neiti, tri, prof',
  otherNameCues: 'tunnettu nimellä, alias, kutsuttu, oikealta nimeltään',

  greetings:
    'hei, moi, terve, hyvää päivää, hyvää huomenta, hyvää iltaa, huomenta, moikka, mitä kuuluu, tervetuloa, hyvää iltapäivää, päivää, iltaa',
  thanks:
    'kiitos, kiitoksia, kiitos paljon, suuri kiitos, paljon kiitoksia, kiitti, kiitos avusta, kiitos kovasti, tuhannet kiitokset',
  acknowledgements:
    'ok, okei, okay, selvä, selvä on, ymmärrän, ymmärsin, ymmärretty, se oli siinä, siinä kaikki, ei haittaa, ei se mitään, näkemiin, hei hei, moi moi, nähdään, hyvää päivänjatkoa',
  questionsOfAssistant:
    'kuka sinä olet, kuka olet, mikä sinä olet, mikä olet, mitä osaat, mitä sinä osaat, mitä osaat tehdä, mitä voit tehdä, mitä teet, mitä tiedät, mitä voin kysyä, mitä voin kysyä sinulta, miten voit auttaa, miten voit auttaa minua, miten toimit, oletko botti, oletko robotti, oletko ihminen, mikä sinun nimesi on, mikä nimesi on, auta minua, voitko auttaa, voitko auttaa minua, tarvitsen apua, minulla on kysymys',
  shorterWishes:
    'lyhyemmin, lyhyempi, lyhennä, lyhennä se, lyhyesti, lyhyesti sanottuna, tiiviisti, tiiviimmin, tiivistä, tiivistä se, tiivistelmä, yhdellä lauseella, yhdessä lauseessa, yhdellä virkkeellä, kahdella lauseella, muutamalla sanalla, vähemmillä sanoilla, liian pitkä, se on liian pitkä, aivan liian pitkä, liikaa tekstiä, vain tärkein, tärkein, vain pääasia, pääasia, vain vastaus, pelkkä vastaus, lyhyt versio, vähemmän tekstiä',
  moreWishes:
    'lisää, lisää kiitos, vähän lisää, jotain lisää, kerro lisää, kerro lisää siitä, kertokaa lisää, kerro enemmän, enemmän, lisää tietoa, lisätietoja, lisätietoa, lisää yksityiskohtia, yksityiskohdat, yksityiskohtia, yksityiskohtaisesti, yksityiskohtaisemmin, tarkemmin, laajemmin, pidemmin, pidempi, jatka, jatkakaa, eteenpäin, entä sitten, mitä muuta, mitä vielä, jotain muuta, onko muuta, onko vielä jotain, onko lisää, mitä muuta siinä sanotaan, selitä, selitä se, selitä tarkemmin, selittäkää, mitä tarkoitat, mitä tarkoitat sillä, mitä tarkoitatte, mitä se tarkoittaa, mitä tämä tarkoittaa, miten niin, lisää kontekstia, konteksti, asiayhteys',
  sourceWishes:
    'oletko varma, oletko varma siitä, oletko aivan varma, oletteko varma, varmasti, todellako, todella, oikeasti, onko se totta, onko se oikein, onko tuo totta, onko näin, pitääkö se paikkansa, pitääkö tuo paikkansa, missä niin sanotaan, missä näin sanotaan, missä se lukee, missä niin lukee, missä se sanotaan, missä se on kirjoitettu, mistä se on peräisin, mistä tuo on, mistä tiedät, mistä tiedät sen, mistä luit sen, mistä löysit sen, mistä voin lukea sen, kuka niin sanoo, kenen mukaan, lähde, lähteet, lähdettä, mikä on lähde, mikä on lähteesi, mitkä ovat lähteet, mitkä ovat lähteesi, mikä lähde, mitkä lähteet, näytä lähde, näytä lähteet, näytä minulle lähde, anna lähde, kerro lähde, mainitse lähde, lähteiden kanssa, lähdeviite, viite, viitteet, mikä asiakirja, missä asiakirjassa, missä dokumentissa, millä sivulla, mikä sivu, missä kohdassa, todista, todista se, todiste, todisteet, lainaus, näytä missä, näytä kohta, näytä minulle missä, en usko, en usko sitä, epäilen, epäilen sitä, tarkista, tarkista uudelleen',
  remarksOnReply:
    'toisin sanoen, yksinkertaisemmin, toista se, sano se uudelleen, en ymmärrä, en ymmärtänyt, se on väärin, en kysynyt sitä, se ei vastaa kysymykseeni, käännä se, suomeksi, englanniksi, saksaksi, ruotsiksi, omalla kielelläni, luettelona, listana, luettelossa, tee lista, tee siitä lista, tee luettelo, ranskalaisin viivoin, kohdittain, taulukkona, taulukossa, tee taulukko, toisin, sano toisin, sano se toisin, omin sanoin, yksinkertaisin sanoin, yksinkertaista, selkokielellä, muotoile uudelleen, vielä kerran, uudelleen, toista, käännä, käännä englanniksi, käännä se englanniksi, käännä suomeksi, käännös, ranskaksi, espanjaksi, venäjäksi, viroksi, toisella kielellä, en tajua, en ymmärrä tuota, se ei ole totta, se ei pidä paikkaansa, ei pidä paikkaansa, väärin, virheellinen, en kysynyt tätä',
  courtesies:
    'voitko, voisitko, voitteko, voisitteko, viitsitkö, viitsisitkö, ole hyvä, ystävällisesti, kiitos, tarkistaa, katsoa, etsiä, selvittää, löytää, kertoa, sanoa, ilmoittaa, tiedätkö, tietää, auttaa, selittää, vahvistaa, vastata, minulle, minua, minut, sen, tuon',
  leadIns:
    'pikainen kysymys, nopea kysymys, minulla on kysymys, mulla on kysymys, haluaisin tietää, haluan tietää, haluaisin kysyä, halusin kysyä, mietin, mietin vain, en tiedä, tiedätkö, tiedättekö, tietääkö joku, tietääkö kukaan, voitko kertoa, voisitko kertoa, voitteko kertoa, voisitteko kertoa, osaatko sanoa, anteeksi, pahoittelut, etsin, voitko selittää, voisitko selittää, voitteko selittää, voisitteko selittää, osaatteko sanoa, osaisitko sanoa',
  wishes:
    'haluan, haluaisin, minun pitää, minun täytyy, tarvitsen, yritän, en voi, en osaa, haluamme, haluaisimme, meidän pitää, tarvitsemme, auta minua',

  abbreviations:
    'esim, ym, jne, mm, ns, tri, prof, n, eaa, jaa, vrt, ks, ko, mrd, milj, noin, puh, os, hra, rva, nti, fil, tms, yms, tmv, synt, kpl, toim, klo, max, min, ts, oik, tj, alk, lkm, aik, ent, nyk, vas, huom, em, vs, tark',
  abbreviationsOfNumbers: 'nro, s, luku, kuva, p, art, taul, krs, rak',
  ordinalsCount: 'vuosisata, vuosisadalla, vuosisadan, sija, sijalla, painos, maailmansota',
  monthForms:
    'tammikuun tammikuussa tammikuusta tammikuuhun, helmikuun helmikuussa helmikuusta helmikuuhun, maaliskuun maaliskuussa maaliskuusta maaliskuuhun, huhtikuun huhtikuussa huhtikuusta huhtikuuhun, toukokuun toukokuussa toukokuusta toukokuuhun, kesäkuun kesäkuussa kesäkuusta kesäkuuhun, heinäkuun heinäkuussa heinäkuusta heinäkuuhun, elokuun elokuussa elokuusta elokuuhun, syyskuun syyskuussa syyskuusta syyskuuhun, lokakuun lokakuussa lokakuusta lokakuuhun, marraskuun marraskuussa marraskuusta marraskuuhun, joulukuun joulukuussa joulukuusta joulukuuhun',
  numerals:
    'kaksi, kolme, neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän, kymmenen, yksitoista, kaksitoista',

  aspects: 'historia, merkitys, kritiikki, nykytilanne',
  library: {
    documents:
      'asiakirjaa, asiakirjat, asiakirjoja, asiakirjani, dokumenttia, dokumentit, dokumentteja, dokumenttini, tiedostoa, tiedostot, tiedostoja, tiedostoni, tekstiä, tekstit',
    questions:
      'montako … on, montako … täällä on, montako … sinulla on, montako … minulla on, kuinka monta … on, kuinka monta … täällä on, kuinka monta … sinulla on, kuinka monta … minulla on, kuinka monta … olen ladannut, mitä … on, mitä … täällä on, mitä … sinulla on, mitä … minulla on, mitä … tunnet, mitkä … sinulla on, mitkä … ovat saatavilla, näytä …, näytä kaikki …, luettele …, luettele kaikki …, listaa …, listaa kaikki …, luettelo asiakirjoista, asiakirjojen määrä',
    topics:
      'mitä voin kysyä, mitä voin kysyä sinulta, mitä voin kysyä täällä, mistä voin kysyä, mihin kysymyksiin voit vastata, mitä kysymyksiä voin esittää, mitä tiedät, missä voit auttaa, miten voit auttaa minua',
  },
  facts: {
    author: {
      questions:
        'kuka kirjoitti …, kuka on kirjoittanut …, kuka laati …, kuka on laatinut …, kuka on … tekijä, kuka on … kirjoittaja, ketkä ovat … tekijät, kuka julkaisi …, kenen kirjoittama … on, kuka on tekijä',
      names: 'tekijä, tekijät, kirjoittaja, kirjoittajat, kirjoittanut, laatinut, laatija',
    },
    published: {
      questions:
        'milloin … julkaistiin, milloin … on julkaistu, milloin … kirjoitettiin, milloin … on kirjoitettu, milloin … laadittiin, mikä on … päivämäärä, mikä on … julkaisupäivä',
      names: 'päivämäärä, päiväys, julkaistu, julkaisupäivä, luotu, laadittu',
    },
    updated: {
      questions:
        'milloin … päivitettiin, milloin … päivitettiin viimeksi, milloin … on päivitetty, milloin … on viimeksi päivitetty, milloin … on viimeksi muutettu, milloin … muokattiin viimeksi',
      names:
        'päivitetty, viimeksi päivitetty, viimeisin päivitys, muokattu, viimeksi muokattu, muutettu, viimeksi muutettu',
    },
  },
  requests: 'kuvaile, kuvaa, tiivistä, selitä, analysoi, vertaa, kirjoita raportti',
  comparisons: 'verrattuna, vertailu, ero',
  orders: {
    verbs:
      'ohita, ohittakaa, unohda, unohtakaa, sivuuta, sivuuttakaa, jätä huomiotta, jättäkää huomiotta',
    which: 'aiemmat, aikaisemmat, edelliset, edeltävät, yllä olevat, kaikki, muut',
    what: 'ohje, ohjeet, ohjeesi, ohjeistukset, käskyt, määräykset, säännöt, kehote, kehotteet',
    readers:
      'tekoäly, tekoälyavustaja, tekoälyassistentti, kielimalli, LLM, chatbot, keskustelubotti',
    openings: 'olet, olet nyt, olette',
  },

  backMatter:
    'katso myös, lähteet, aiheesta muualla, viitteet, kirjallisuutta, kommentit, jätä kommentti, lue myös, aiheeseen liittyvää, muita aiheita',
  referrals: 'lisätietoja, lue lisää, katso myös',
  figureWords: 'kuva',
  values: finnishValues,

  replies: {
    nothing: 'Asiakirjoissa ei ole vastausta tähän kysymykseen.',
    nearest: 'Missään kohdassa tätä ei sanota suoraan; lähimpänä on:',
    otherLanguage:
      'Asiakirjat ovat toisella kielellä; nimien ja lukujen perusteella lähimmät kohdat ovat:',
    notFound: 'Mitään ei löytynyt aiheesta:',
    greeting: 'Hei! Kysy minulta jotain asiakirjoistasi.',
    thanks: 'Ole hyvä.',
    acknowledgement: 'Selvä. Kysy minulta, kun haluat tietää lisää.',
    ofAssistant:
      'Etsin vastauksen kysymykseesi lähteistä ja näytän tarkat lainaukset, joihin se perustuu. Mitä haluat tietää?',
    remark: 'Lainaan asiakirjoja sellaisinaan enkä muotoile niitä uudelleen tai käännä niitä.',
    said: 'Asiakirjoissa sanotaan näin:',
    noMore: 'En löytänyt siitä enempää.',
    page: 'sivu …',
    allOf: 'Asiakirjoja: …',
    longestOf: 'Pisimmät asiakirjat (… / …):',
    emptyHanded: 'Kysy jotain, mitä asiakirjoissa voisi olla.',
  },
  report: {
    contents: 'Sisällys',
    findings: 'Tärkeimmät havainnot',
    details: 'Tarkemmin',
    disagreements: 'Missä lähteet ovat eri mieltä',
    notFound: 'Mitä ei löytynyt',
    onNoPage: 'ei yhdelläkään luetulla sivulla',
    inNoQuote: 'ei missään lainatussa virkkeessä',
    sources: 'Lähteet',
    retrieved: 'haettu',
    abstractOnly: 'vain tiivistelmä',
    copies: 'sama teksti',
    nothing: 'Mikään luettu sivu ei kerro tästä aiheesta.',
    noPage: 'Haku ei löytänyt yhtään sivua.',
    unreadable: 'Haku löysi sivuja, mutta yhtäkään niistä ei voitu lukea.',
    searched: 'Mitä haettiin',
    partial: 'Haku lopetettiin ennen aikojaan.',
  },
}

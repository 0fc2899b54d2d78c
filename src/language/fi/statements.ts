import type { StatementData } from '../statement-words.ts'

export const finnishStatements: StatementData = {
  openings:
    'mitkä ovat …, mikä on …, mitkä olivat …, mitä …, onko …, luettele …, näytä …, kaikki …',
  actors:
    'minä, me, sinä, te, hän, he, kaikki, jokainen, hallitus, toimikunta, tiimi, yritys, vuokralainen, vuokranantaja, asiakas, toimittaja, vanhemmat, joku',
  deadlines: 'mennessä, ennen, viimeistään, saakka, asti, kuluessa',
  sources:
    'kokous, kokouksessa, pöytäkirja, pöytäkirjassa, sähköposti, sähköpostissa, viesti, viestissä, kirje, kirjeessä, raportti, raportissa, sopimus, sopimuksessa, asiakirja, teksti, tehtiin, tehty, on',
  kinds: {
    decision: {
      names: 'päätökset, päätöksiä, päätös, sopimukset',
      asks: 'mitä päätettiin, mistä päätettiin, mitä sovittiin, mitä … päätti, mitä … päätettiin',
      says: 'päätti, päätettiin, päättivät, päätimme, sovittiin, sopivat, sovimme, hyväksyi, hyväksyttiin, hyväksyivät, valittiin',
    },
    rejected: {
      names: 'hylätyt, hylkäykset',
      asks: 'mitä hylättiin, mikä hylättiin, mitä … hylkäsi, mikä ehdotus hylättiin',
      says: 'hylättiin, hylkäsi, hylkäsivät, torjuttiin, evättiin, kieltäytyi, emme voi hyväksyä',
    },
    open: {
      names: 'avoimet kysymykset, avoimia kysymyksiä, ratkaisemattomat asiat, kysymykset',
      asks: 'mikä on vielä auki, mitä ei päätetty, mitä lykättiin, mikä on epäselvää, mitä ei ole vielä päätetty',
      says: 'ei päätetty, ei ole päätetty, ei vielä päätetty, ei tehty päätöstä, lykättiin, siirrettiin, on auki, jäi auki, epäselvää, ei tiedetä',
    },
    task: {
      names: 'tehtävät, tehtäviä, tehtävä, toimenpiteet, seuraavat vaiheet, TODO',
      asks: 'kenen pitää tehdä mitä, kuka tekee mitä, mitä … pitää tehdä, mitä … täytyy tehdä, mitä … on tehtävä, mitä … tekee, mistä … vastaa, mitä pitää tehdä, mitä on tehtävä',
      says: 'vastaa, huolehtii, ottaa hoitaakseen, lupautui',
      does: 'pitää, täytyy, tulee, aikoo',
    },
    request: {
      names: 'pyynnöt, pyyntöjä, toiveet',
      asks: 'mitä … pyytää, mitä … pyysi, mitä … haluaa',
      says: 'pyydän, pyydämme, pyytää, pyysi, voisitko, voisitteko, olkaa hyvä, ole hyvä',
    },
    requirement: {
      names: 'vaatimukset, vaatimuksia, velvollisuudet, ehdot',
      asks: 'mitä vaaditaan, mikä on pakollista, mitä … vaatii, mitä … edellyttää',
      says: 'täytyy, pitää, on pakko, on velvollinen, vaaditaan, pakollista, välttämätöntä, edellyttää, on oltava',
      does: 'täytyy, pitää',
    },
    prohibition: {
      names: 'kiellot, kieltoja, kielletty',
      asks: 'mikä on kielletty, mikä on kiellettyä, mitä on kielletty, mitä ei saa tehdä, mitä … ei saa tehdä',
      says: 'ei saa, eivät saa, on kielletty, kielletään, kielletty, ei ole sallittu, kiellettyä',
    },
    deadline: {
      names: 'määräajat, määräaika, aikarajat, päivämäärät',
      asks: 'mihin mennessä',
      says: 'määräaika, seuraava kokous, viimeistään, erääntyy',
    },
    proposal: {
      names: 'ehdotukset, ehdotuksia, ehdotus, suositukset, neuvot',
      asks: 'mitä … ehdottaa, mitä … ehdotti, mitä … suosittelee, mitä … suositteli, mitä … neuvoo',
      says: 'ehdottaa, ehdotti, ehdotan, ehdotamme, suosittelee, suositteli, suosittelen, suosittelemme, neuvoo',
    },
    option: {
      names: 'vaihtoehdot, vaihtoehtoja, mahdollisuudet',
      asks: 'mitä … voi valita',
      says: 'kaksi vaihtoehtoa, kolme vaihtoehtoa, vaihtoehto, joko, voi valita, valittavana',
    },
    promise: {
      names: 'lupaukset, lupauksia, sitoumukset',
      asks: 'mitä … lupaa, mitä … lupasi, mitä … takaa',
      says: 'lupaa, lupasi, lupaamme, lupaan, takaa, takaamme, sitoudumme',
    },
    risk: {
      names: 'riskit, riskejä, riski, varoitukset, ongelmat, ongelmia, huolet, valitukset',
      asks: 'mistä … varoittaa, mistä … varoitti, mitä … pelkää, mikä huolestuttaa …',
      says: 'varoittaa, varoitti, riski, vaara, vaarallinen, vaarallista, huolissaan, huolestuttaa, pelkää, ongelma, ongelmia, valitti, valittivat',
    },
    finding: {
      names: 'tulokset, tuloksia, johtopäätökset, havainnot',
      asks: 'mitä todettiin, mitä … totesi, mitä havaittiin, mitä selvisi',
      says: 'todettiin, totesi, havaittiin, selvisi, ilmeni, johtopäätös, osoitti',
    },
  },
}

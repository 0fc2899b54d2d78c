import type { StatementData } from '../statement-words.ts'

export const slovenianStatements: StatementData = {
  openings:
    'kateri so …, katere so …, katera je …, kateri je …, kakšne so …, katere …, ali so …, naštej …, pokaži …, vse …',
  actors:
    'jaz, mi, vi, ti, on, ona, oni, vsi, vsak, odbor, upravni odbor, ekipa, podjetje, najemnik, najemodajalec, stranka, dobavitelj, starši, nekdo',
  deadlines: 'do, pred, najpozneje, v roku',
  sources:
    'sestanek, sestanku, seja, seji, zapisnik, zapisniku, pošta, sporočilo, pismo, pismu, poročilo, poročilu, pogodba, pogodbi, klepet, dokument, besedilo, so, bile',
  kinds: {
    decision: {
      names: 'sklepi, sklep, odločitve, odločitev, dogovori',
      asks: 'kaj so sklenili, kaj je bilo sklenjeno, o čem so odločili, kaj so odločili, kaj je odločil …, kaj je bilo dogovorjeno',
      says: 'sklenil, sklenila, sklenili, sklenjeno, odločil, odločila, odločili, odločeno, potrdil, potrdili, potrjeno, dogovorili, dogovorjeno, izvoljen, izvoljena',
    },
    rejected: {
      names: 'zavrnitve, zavrnjeno',
      asks: 'kaj je bilo zavrnjeno, kaj so zavrnili, kateri predlog so zavrnili',
      says: 'zavrnil, zavrnila, zavrnili, zavrnjen, zavrnjena, zavrnjeno, ne moremo sprejeti',
    },
    open: {
      names: 'odprta vprašanja, nerešena vprašanja, odprte zadeve',
      asks: 'kaj je še odprto, kaj ni odločeno, česa niso odločili, kaj so preložili, kaj ni jasno',
      says: 'ni odločeno, niso odločili, še ni odločeno, preložili, preloženo, ni jasno, ostaja odprto, ni še',
    },
    task: {
      names: 'naloge, naloga, opravila, naslednji koraki, TODO',
      asks: 'kdo mora kaj narediti, kdo dela kaj, kaj mora narediti …, kaj mora storiti …, kaj … mora narediti, kaj bo naredil …, kaj je treba narediti',
      says: 'odgovoren za, odgovorna za, prevzame, poskrbi',
      does: 'bo, bodo, bom, naj',
    },
    request: {
      names: 'prošnje, prošnja, zahtevki',
      asks: 'za kaj prosi …, kaj želi …',
      says: 'prosim, prosimo, prosi, lahko bi, ali lahko',
    },
    requirement: {
      names: 'zahteve, obveznosti, pogoji',
      asks: 'kaj je obvezno, kaj zahteva …',
      says: 'mora, morajo, moramo, je dolžan, je dolžna, obvezno, potrebno je, treba je',
      does: 'mora, morajo, moramo',
    },
    prohibition: {
      names: 'prepovedi, prepoved',
      asks: 'kaj je prepovedano, česa ne sme …, kaj ni dovoljeno',
      says: 'prepovedano, je prepovedano, ne sme, ne smejo, ni dovoljeno',
    },
    deadline: {
      names: 'roki, rok, datumi',
      asks: 'do kdaj',
      says: 'rok, naslednja seja, najpozneje',
    },
    proposal: {
      names: 'predlogi, predlog, priporočila, nasveti',
      asks: 'kaj predlaga …, kaj je predlagal …, kaj je predlagala …, kaj priporoča …, kaj svetuje …',
      says: 'predlaga, predlagal, predlagala, predlagam, predlagamo, priporoča, priporočam, priporočamo, svetuje',
    },
    option: {
      names: 'možnosti, možnost, različice, alternative',
      asks: 'kaj lahko izbere …',
      says: 'dve možnosti, tri možnosti, možnost, različica, bodisi, lahko izbere',
    },
    promise: {
      names: 'obljube, obljuba, zaveze',
      asks: 'kaj obljublja …, kaj je obljubil …',
      says: 'obljublja, obljubil, obljubila, obljubljamo, jamči, jamčimo',
    },
    risk: {
      names: 'tveganja, tveganje, opozorila, težave, skrbi, pritožbe',
      asks: 'na kaj opozarja …, česa se boji …, kaj skrbi …',
      says: 'opozarja, opozoril, opozorila, tveganje, nevarnost, nevarno, skrbi, boji, težava, težave',
    },
    finding: {
      names: 'ugotovitve, rezultati, zaključki',
      asks: 'kaj so ugotovili, kaj je ugotovil …',
      says: 'ugotovil, ugotovila, ugotovili, ugotovljeno, izkazalo se je, zaključek',
    },
  },
}

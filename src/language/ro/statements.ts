import type { StatementData } from '../statement-words.ts'

export const romanianStatements: StatementData = {
  openings:
    'care sunt …, care este …, care au fost …, ce … s-au luat, ce … există, ce … sunt, există …, listează …, arată-mi …, toate …',
  actors:
    'eu, noi, tu, voi, dumneavoastră, el, ea, ei, ele, toți, fiecare, consiliul, comitetul, echipa, firma, compania, chiriașul, proprietarul, clientul, furnizorul, trezorierul, părinții, cineva',
  deadlines: 'până la, până pe, până în, înainte de, cel târziu, în termen de',
  sources:
    'ședință, ședința, ședinței, întâlnire, proces-verbal, mail, e-mail, mesaj, scrisoare, scrisoarea, raport, raportul, chat, contract, contractul, document, text, luate, făcute, menționate',
  kinds: {
    decision: {
      names: 'deciziile, decizii, hotărârile, hotărâri, decizia',
      asks: 'ce s-a decis, ce s-a hotărât, ce s-a stabilit, ce a decis …, ce a hotărât …, ce au decis …, ce s-a convenit',
      says: 's-a decis, s-a hotărât, a decis, a hotărât, au decis, au hotărât, am decis, am hotărât, s-a convenit, s-a stabilit, a aprobat, a fost aprobat, a fost aprobată, au aprobat, a fost ales, a fost aleasă',
    },
    rejected: {
      names: 'refuzurile, respingeri, respinse',
      asks: 'ce a fost respins, ce s-a respins, ce a respins …, ce a refuzat …',
      says: 'a fost respins, a fost respinsă, respins, respinsă, a respins, au respins, a refuzat, nu putem accepta',
    },
    open: {
      names:
        'întrebări deschise, întrebările deschise, puncte deschise, chestiuni nerezolvate, întrebări',
      asks: 'ce a rămas deschis, ce nu s-a decis, ce nu s-a hotărât, ce s-a amânat, ce nu este clar',
      says: 'nu s-a decis, nu s-a hotărât, nicio decizie, nu s-a luat, s-a amânat, amânată, amânat, nu este clar, rămâne deschis, rămâne de, încă nu',
    },
    task: {
      names: 'sarcinile, sarcini, acțiunile, acțiuni, pașii următori, de făcut, TODO',
      asks: 'cine ce trebuie să facă, cine ce face, ce trebuie să facă …, ce are de făcut …, ce va face …, de ce se ocupă …, ce trebuie făcut',
      says: 'se ocupă de, este responsabil, este responsabilă, își asumă',
      does: 'va, vor, voi, vom, urmează să, ar trebui',
    },
    request: {
      names: 'cererile, cereri, solicitări',
      asks: 'ce cere …, ce a cerut …, ce dorește …, ce solicită …',
      says: 'vă rog, vă rugăm, te rog, rugăm, ați putea, puteți, solicită, a cerut, cere să',
    },
    requirement: {
      names: 'cerințele, cerințe, obligațiile, obligații, condițiile, condiții',
      asks: 'ce este obligatoriu, ce cere contractul, ce impune …',
      says: 'trebuie, este obligat, este obligată, sunt obligați, obligatoriu, este necesar, se impune',
      does: 'trebuie',
    },
    prohibition: {
      names: 'interdicțiile, interdicții, interzis',
      asks: 'ce este interzis, ce nu este permis, ce nu are voie …',
      says: 'este interzis, este interzisă, interzis, nu este permis, nu are voie, nu au voie, se interzice, nu poate fi',
    },
    deadline: {
      names: 'termenele, termene, termenul, termenele limită, date',
      asks: 'ce termen',
      says: 'termen limită, termen, următoarea ședință, cel târziu, expiră',
    },
    proposal: {
      names: 'propunerile, propuneri, recomandările, recomandări, sugestii, sfaturi',
      asks: 'ce propune …, ce a propus …, ce recomandă …, ce a recomandat …, ce sugerează …, ce a sugerat …',
      says: 'propune, a propus, propun, propunem, recomandă, a recomandat, recomand, recomandăm, sugerează, a sugerat',
    },
    option: {
      names: 'opțiunile, opțiuni, variantele, variante, alternative',
      asks: 'ce poate alege …',
      says: 'două opțiuni, trei opțiuni, două variante, opțiune, variantă, puteți alege, poate alege',
    },
    promise: {
      names: 'promisiunile, promisiuni, angajamente',
      asks: 'ce promite …, ce a promis …, ce garantează …',
      says: 'promite, a promis, promitem, promit, garantează, garantăm, se angajează',
    },
    risk: {
      names: 'riscurile, riscuri, risc, avertismente, problemele, probleme, îngrijorări, plângeri',
      asks: 'de ce avertizează …, de ce se teme …, ce îl îngrijorează …, ce o îngrijorează …',
      says: 'avertizează, a avertizat, risc, riscuri, pericol, periculos, îngrijorat, îngrijorată, se teme, problemă, probleme, s-au plâns',
    },
    finding: {
      names: 'rezultatele, rezultate, concluziile, concluzii, constatări',
      asks: 'ce s-a constatat, ce a constatat …, ce a concluzionat …',
      says: 's-a constatat, a constatat, a concluzionat, a rezultat, arată că, în concluzie',
    },
  },
}

import type { ReckoningData } from '../reckoning-words.ts'

export const frenchReckoning: ReckoningData = {
  per: 'par, le, la, l’, de l’, pour, pour les, pour chaque, chaque, à la, au, pour un, pour une',
  each: 'par, pour chaque, par chaque, chaque',
  anyone: 'personne, tête, participant',
  pieces: 'pièce, unité, exemplaire, article',
  recurring: {
    day: 'quotidien, quotidienne, journalier',
    week: 'hebdomadaire',
    month: 'mensuel, mensuelle, mensuels',
    year: 'annuel, annuelle',
  },
  pays: 'payer, paie, paye, doit, dois, devons, rembourse, remboursé, remboursés, coûte, coûtent, facturé',
  before: 'avant, avant la, avant le, avant l’, avant la date de',
  after: 'après, à compter de, à partir de, suivant, dès, depuis, à compter du, entre',
  conditions:
    'après, après les premiers, au bout de, tous les, toutes les, plus de, moins de, de plus de',
  asksWhen:
    'quand, jusqu’à quand, combien de temps, à quelle date, jusqu’à quelle date, avant quelle date, à quelle heure, quel jour, au plus tard, au plus tôt',
  toEndOf: {
    month: 'pour la fin d’un mois, à la fin d’un mois, pour la fin du mois, à la fin du mois',
    quarter: 'pour la fin d’un trimestre, à la fin d’un trimestre, pour la fin du trimestre',
    year: 'pour la fin d’une année, à la fin d’une année, pour la fin de l’année',
  },
  endOf: { month: 'fin du mois', quarter: 'fin du trimestre', year: 'fin de l’année' },
  events:
    'signer / signé / signature / conclu / conclusion / souscrit, acheter / acheté / achat / commandé / commande, arriver / arrivée / arrive / arrivons, livré / livraison / reçu / réception, commencer / commence / commencé / début / débuté / a lieu / manifestation, finir / fini / fin / terminé, ouvert / ouverture, partir / parti / départ, emprunté / emprunt / prêt / prêtés / rendre / rapporter',
  inUnit: 'en',
  serves: 'pour',
}

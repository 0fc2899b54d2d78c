import type { ChronologyData } from '../chronology-words.ts'

export const frenchChronology: ChronologyData = {
  asks: 'qu’est-ce qui est … prévu, que s’est-il … passé, que s’est-il passé, que s’est-il produit, que se passe-t-il, que s’est-il passé d’autre, qu’est-il arrivé, qu’est-ce qui s’est passé, qu’est-ce qui se passe, qu’est-ce qui est arrivé, qu’est-ce qui est prévu, qu’est-ce qui était prévu, que prévoit, que prévoit-on, qu’y a-t-il de prévu, qu’y a-t-il, quels événements, quelles dates, quels rendez-vous, que vient après, qu’est-ce qui vient après, qu’est-ce qui a suivi, que s’ensuit-il',
  asksWithTime:
    'qu’a-t-elle fait, qu’a-t-il fait, qu’ont-ils fait, qu’avons-nous fait, qu’a fait, que fait-on, que faisons-nous, qu’est-ce qu’on fait, qu’est-ce qui a été décidé, qu’est-ce qui a changé, qu’est-ce qui a été publié, qu’est-ce qui était nouveau, qu’a-t-on décidé, qu’est-ce qui a … été décidé',
  asksForWhich: 'que, qu’est-ce que, quels, quelles, quel, liste, donne-moi',
  timelines:
    'chronologie de, chronologie d’, chronologie, frise chronologique, ordre chronologique, année par année, par année, par date, jour par jour, déroulé',
  distances:
    'combien de temps après, combien d’années après, combien de mois après, combien de semaines après, combien de jours après, combien de temps avant, combien d’années avant, combien de temps s’est écoulé entre, combien d’années se sont écoulées entre',
  things:
    'dus, fait, décidé, événement, événements, date, dates, rendez-vous, chose, choses, étape, étapes, jour, entrée, quelque chose, tout, vie, histoire, prévu, passé, arrivé',
  relations: {
    before: 'avant, avant le, avant la, avant l’',
    after: 'après, suite à, à la suite de',
    since: 'depuis, à partir de, dès',
    until: 'jusqu’à, jusqu’en, jusqu’au',
    around: 'vers, environ, autour de',
    between: 'entre',
  },
  orders: {
    next: 'prochain, prochaine, prochains, prochaines',
    first: 'premier, première, d’abord',
    last: 'dernier, dernière',
  },
  fromToday: {
    day: 'hier, aujourd’hui / ce soir, demain',
    week: 'la semaine dernière / la semaine passée, cette semaine, la semaine prochaine / semaine prochaine',
    weekend:
      'le week-end dernier, ce week-end / ce weekend, le week-end prochain / le weekend prochain',
    month: 'le mois dernier, ce mois-ci / ce mois, le mois prochain',
    year: 'l’année dernière / l’an dernier, cette année, l’année prochaine / l’an prochain',
  },
  ordinals:
    'premier / première / 1er / 1re, deuxième / second / seconde / 2e / 2ème, troisième / 3e / 3ème, quatrième / dernier / 4e / 4ème',
  quarter: 'trimestre',
  half: 'semestre, moitié, moitié du, moitié de',
  century: 'siècle, siècles',
  week: 'semaine, semaine n°, S',
  centuries: 'dix-huitième siècle, dix-neuvième siècle, vingtième siècle, vingt et unième siècle',
  seasons: 'printemps, été, automne, hiver',
  decades:
    'années vingt, années trente, années quarante, années cinquante, années soixante, années soixante-dix, années quatre-vingt / années quatre-vingts, années quatre-vingt-dix',
  decadeMarks: { before: 'années' },
  parts:
    'début / début des / au début des / au début de / au début du, milieu / milieu des / au milieu des, fin / fin des / à la fin des / à la fin de / à la fin du',
  later: 'plus tard, après',
  units: 'jours / jour, semaines / semaine, mois, années / année / ans / an',
  title: 'Chronologie',
  nothingThen: 'Les documents ne disent rien de cette période. Au plus près, avant et après :',
}

import type { LanguageData } from '../language.ts'
import { frenchAggregation } from './aggregation.ts'
import { frenchChanges } from './changes.ts'
import { frenchChronology } from './chronology.ts'
import { frenchLimits } from './limits.ts'
import { frenchReckoning } from './reckoning.ts'
import { frenchReferences } from './references.ts'
import { frenchStatements } from './statements.ts'
import { frenchValues } from './values.ts'

export const french: LanguageData = {
  code: 'fr',
  references: frenchReferences,
  chronology: frenchChronology,
  limits: frenchLimits,
  reckoning: frenchReckoning,
  statements: frenchStatements,
  changes: frenchChanges,
  letters: 'àâçèéêëîïôùûœ',
  stopWordList: 'fra',
  stemmer: 'french',

  asks: {
    person: 'qui, qui est-ce qui, qui est-ce que, à qui, de qui, avec qui, quelle personne',
    place:
      'où, d’où, où est-ce que, dans quelle ville, quelle ville, dans quel pays, quel pays, à quel endroit, quel endroit, dans quel lieu',
    time: 'quand, depuis quand, quand est-ce que, en quelle année, quelle année, quel jour, à quelle date, quelle date, à quelle heure, quelle heure, quel mois, quel siècle, à quelle époque',
    number:
      'combien, combien de, combien d’, combien de temps, depuis combien de temps, combien de fois, quel âge, quelle taille, quelle hauteur, quelle longueur, quelle distance, quel nombre, quel pourcentage, quelle quantité, quelle largeur, quelle profondeur, quelle vitesse, quelle durée, quel poids, tous les combien',
    reason: 'pourquoi, pourquoi est-ce que, pour quelle raison, dans quel but',
    manner: 'comment, comment est-ce que, de quelle façon, de quelle manière, par quel moyen',
    steps:
      'comment faire, comment puis-je, comment peut-on, comment dois-je, comment fait-on, comment on fait, quelles étapes, quelles sont les étapes, que faire, que dois-je faire, que puis-je faire, quoi faire, je fais quoi',
    definition:
      'que signifie, que veut dire, qu’est-ce qu’un, qu’est-ce qu’une, qu’entend-on par, c’est quoi, quelle est la définition, définis, définir, que signifient, que veulent dire, qu’appelle-t-on, à quoi correspond, à quoi correspondent',
    list: 'liste, énumère, énumérez, cite, citez, nomme, quels sont, quelles sont, quels étaient, quelles étaient, quels types de, quelles sortes de, donne tous',
    choice:
      'quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles, quel est, quelle est',
    thing:
      'que, quoi, qu’est-ce que, qu’est-ce qui, qu’, de quoi, à quoi, en quoi, explique, décris, raconte, que fait, que font, à quoi sert, à quoi servent, que se passe-t-il',
  },
  questionLabels: 'question, ma question, la question',
  existing: 'y a-t-il, existe-t-il, existent, sont disponibles',
  askingWords:
    'signifie, signifient, signification, veut dire, définition, définis, définir, explique, expliquer, expliquez, explication, décris, décrire, description',
  purposeWords: 'sert, servent',
  latestWords:
    'dernier, dernière, derniers, dernières, récent, récente, récents, récentes, récemment, actuel, actuelle, actuels, actuelles, actuellement, maintenant, aujourd’hui, prochain, prochaine, jusqu’ici',
  yesNoOpenings:
    'est-ce que, est-ce qu’, est-ce, est-il, est-elle, est-on, sont-ils, sont-elles, a-t-il, a-t-elle, a-t-on, y a-t-il, ont-ils, ont-elles, peut-on, puis-je, peut-il, peut-elle, pouvez-vous, peux-tu, faut-il, doit-on, dois-je, était-il, était-elle, avez-vous, as-tu, es-tu, êtes-vous, existe-t-il',
  yesNoParticles:
    'est-il, est-elle, sont-ils, sont-elles, a-t-il, a-t-elle, ont-ils, ont-elles, peut-il, peut-elle, peuvent-ils, peuvent-elles, doit-il, doit-elle, doivent-ils, doivent-elles, faut-il',
  rulingWords:
    'autorisé, autorisée, autorisés, permis, permise, possible, OK, d’accord, passe, arrive, si, apporter, amener, emmener, prendre, utiliser, mettre, venir, aller, faire, avoir, quelqu’un, quelque chose, moi',
  prepositions:
    'à, au, aux, de, du, des, d’, dans, en, par, pour, sur, sous, avec, sans, chez, vers, depuis, jusqu’à, pendant, avant, après, entre, contre',

  pronouns:
    'il, elle, ils, elles, lui, leur, leurs, le, la, les, son, sa, ses, ce, cet, cette, ces, cela, ça, ceci, celui, celle, ceux, celles, celui-ci, celle-ci, y, en, là, eux, là-bas, ici, ce dernier, cette dernière',
  followUps:
    'et, mais, ou, donc, alors, aussi, et pour, et si, et quoi, qu’en est-il de, et qu’en est-il, quoi d’autre, qui d’autre, et comment, et quand, et où, pourquoi pas, dis-m’en plus',
  corrections:
    'je voulais dire, non je voulais dire, je parlais de, non je parlais de, je parle de, je veux dire, non le, non la, pas ça mais, plutôt',
  conjunctions:
    'et, ou, mais, parce que, car, donc, ni, or, puis, quand, lorsque, si, que, alors que, tandis que, bien que, ainsi que, puisque, afin que',
  ofWords: 'de, du, de la, de l’, des, d’, au, par',
  relatives: 'qui, que, qu’, dont, où, lequel, laquelle, lesquels, lesquelles, auquel, duquel',
  denials: 'faux que, échoué à, échoue à, incapable de',
  genitives: 'de, du, des, d’',
  possessives: 'son, sa, ses, leur, leurs',
  conditionals: 'si',
  reasons:
    'parce que, parce qu, car, puisque, puisqu, comme, à cause de, à cause du, en raison de, en raison du, en raison d, afin que, afin de, pour que, pour cause de, pour des raisons, grâce à, la raison, c’est pourquoi, suite à',
  hypotheticals:
    'pourrait, pourraient, serait, seraient, aurait, auraient, devrait, devraient, peut-être',
  negations:
    'ne, n’, pas, jamais, rien, personne, aucun, aucune, nul, nulle, ni, sans, plus, guère, non, nulle part, sauf',
  deictics:
    'je, j’ai, nous, notre, nos, mon, ma, mes, vous, votre, vos, tu, ton, tes, hier, aujourd’hui, demain, cette semaine, la semaine dernière, la semaine prochaine, ce mois-ci, le mois dernier, le mois prochain, cette année, l’année dernière, l’an dernier, l’année prochaine, voir aussi, ci-dessus, ci-dessous',
  leaningOpenings:
    'cependant, toutefois, néanmoins, pourtant, donc, ainsi, par conséquent, en conséquence, c’est pourquoi, de plus, en outre, par ailleurs, en revanche, au contraire, sinon, ensuite, puis, alors, aussi, également, ce, cet, cette, ces, cela, celui-ci, celle-ci, ceux-ci, il, elle, ils, elles, son, sa, ses, leur, leurs, mais, et, par exemple, de même, enfin, plus tard, là, ici, ce dernier, cette dernière',
  articles: 'le, la, les, l’, un, une, des, du',
  coordinators: 'et',
  copulas: 'est, était, sont, étaient, fut, désigne',
  nameLinks: 'de, du, des, la, le, les, et',
  nameParticles: 'de, du, la, le',
  honorifics: 'saint, sainte, st, ste, roi, reine',
  courtesyTitles: 'monsieur, madame, mademoiselle, mme, mlle, m, mm, dr, pr, maître',
  beforeLastNames: 'le',
  otherNameCues:
    'dit, dite, appelé, appelée, connu sous le nom de, connue sous le nom de, surnommé, surnommée, alias',
  otherNameAdverbs: 'mieux, aussi',

  genericHeadings:
    'aperçu, vue d’ensemble, introduction, préface, avant-propos, résumé, conclusion, conclusions, note, notes, remarque, remarques, avertissement, attention, important, astuce, astuces, exemple, exemples, utilisation, installation, options, paramètres, description, détails, généralités, divers, prérequis, table des matières, sommaire, questions fréquentes, questions, réponses, annexe, annexes, étape, étapes, tableau, définitions, résultats, discussion, remerciements, contexte, histoire, biographie, nom, titre, date, numéro',
  greetings:
    'bonjour, bonsoir, salut, coucou, bonne journée, bonne nuit, bienvenue, ça va, comment ça va, comment allez-vous, re bonjour, bonjour à tous',
  thanks:
    'merci, merci beaucoup, merci bien, un grand merci, mille mercis, merci à vous, je vous remercie, ok merci, merci d’avance, merci à toi, je te remercie, merci pour tout',
  acknowledgements:
    'ok, okay, d’accord, très bien, compris, je comprends, je vois, entendu, ça marche, c’est tout, pas de problème, peu importe, au revoir, à bientôt, à plus tard, salut à bientôt, bonne journée',
  questionsOfAssistant:
    'qui es-tu, qui êtes-vous, qui es tu, qui êtes vous, tu es qui, que sais-tu faire, que peux-tu faire, que pouvez-vous faire, qu’est-ce que tu peux faire, qu’est-ce que vous pouvez faire, que fais-tu, que faites-vous, que sais-tu, que puis-je te demander, que puis-je vous demander, comment peux-tu m’aider, comment pouvez-vous m’aider, comment fonctionnes-tu, es-tu un robot, êtes-vous un robot, es-tu humain, comment t’appelles-tu, comment vous appelez-vous, aide-moi, aidez-moi, peux-tu m’aider, pouvez-vous m’aider, j’ai besoin d’aide, j’ai une question',
  shorterWishes:
    'plus court, plus courte, en plus court, plus court stp, fais plus court, faites plus court, plus bref, en bref, bref, sois bref, soyez bref, brièvement, en résumé, résume, résume ça, résumez, résumez ça, résume-moi ça, résumé, fais court, faites court, trop long, c’est trop long, beaucoup trop long, trop de texte, en une phrase, en une seule phrase, en deux phrases, en un mot, en quelques mots, en moins de mots, l’essentiel, juste l’essentiel, seulement l’essentiel, va à l’essentiel, juste la réponse, seulement la réponse, plus concis, concis, raccourcis, raccourcis ça, raccourcissez, abrège, version courte, une version courte, moins long, moins de texte',
  moreWishes:
    'plus, encore, encore plus, un peu plus, dis-m’en plus, dites-m’en plus, dis m’en plus, dites m’en plus, en dire plus, peux-tu m’en dire plus, pouvez-vous m’en dire plus, tu peux m’en dire plus, plus de détails, plus de détail, davantage de détails, davantage, plus d’informations, plus d’infos, plus d’info, d’autres informations, en détail, en détails, plus en détail, plus détaillé, plus précisément, plus long, plus longuement, développe, développez, peux-tu développer, continue, continuez, vas-y, la suite, et ensuite, quoi d’autre, quoi encore, autre chose, c’est tout, il y a autre chose, y a-t-il autre chose, que sais-tu d’autre, qu’y a-t-il d’autre, précise, précisez, explique, expliquez, explique ça, explique-moi, explique-moi ça, expliquez-moi, tu peux expliquer, c’est-à-dire, qu’est-ce que tu veux dire, qu’est-ce que vous voulez dire, que veux-tu dire, que voulez-vous dire, tu veux dire quoi, qu’est-ce que ça veut dire, ça veut dire quoi, que veut dire cela, que signifie cela, comment ça, plus de contexte, le contexte',
  sourceWishes:
    'es-tu sûr, tu es sûr, t’es sûr, tu es sûre, t’es sûre, êtes-vous sûr, vous êtes sûr, vous êtes sûre, es-tu sûre, êtes-vous sûre, es-tu certain, êtes-vous certain, en es-tu sûr, en êtes-vous sûr, tu en es sûr, vous en êtes sûr, c’est sûr, c’est certain, c’est vrai, c’est vrai ça, est-ce vrai, est-ce que c’est vrai, est-ce correct, est-ce exact, c’est exact, c’est correct, c’est juste, vraiment, sérieusement, ah bon, où est-ce écrit, où est-ce que c’est écrit, c’est écrit où, où c’est écrit, où est-ce dit, où cela est-il écrit, où as-tu trouvé ça, où as-tu lu ça, où as-tu vu ça, où avez-vous trouvé ça, où puis-je lire ça, d’où ça vient, ça vient d’où, d’où vient cette information, d’où tiens-tu ça, d’où tenez-vous ça, d’où sors-tu ça, qui dit ça, qui le dit, selon qui, d’après qui, source, la source, sources, les sources, ta source, tes sources, vos sources, votre source, quelle source, quelle est la source, quelle est ta source, quelles sont tes sources, quelles sont les sources, quelles sont vos sources, montre la source, montre-moi la source, montrez-moi la source, montre-moi les sources, donne la source, donne-moi la source, donne-moi les sources, donnez-moi la source, cite la source, cite tes sources, citez vos sources, avec les sources, référence, références, quel document, dans quel document, à quelle page, quelle page, quelle section, dans quel passage, comment le sais-tu, comment tu le sais, comment le savez-vous, comment sais-tu ça, preuve, une preuve, des preuves, prouve-le, prouvez-le, montre-moi où, montre-moi le passage, montre le passage, citation, la citation, j’en doute, j’en doute fort, je n’y crois pas, je ne te crois pas, vérifie, vérifiez, vérifie encore',
  remarksOnReply:
    'en d’autres termes, autrement dit, plus simplement, plus simple, répète, répétez, je ne comprends pas, je n’ai pas compris, c’est faux, ce n’est pas ma question, ça ne répond pas à ma question, traduis, traduisez, en français, en anglais, en allemand, en espagnol, dans ma langue, sous forme de liste, en liste, en forme de liste, fais une liste, fais-en une liste, faites une liste, fais-moi une liste, en points, en puces, à puces, avec des puces, sous forme de tableau, en tableau, dans un tableau, fais un tableau, avec d’autres mots, en termes simples, en mots simples, en des termes plus simples, simplifie, simplifiez, dis-le autrement, dites-le autrement, dis-le plus simplement, reformule, reformulez, reformule ça, tu peux reformuler, répète ça, encore une fois, redis-le, traduis ça, traduisez ça, traduis-le, traduis en anglais, traduis en français, traduire, traduire en anglais, traduction, en anglais stp, en italien, en portugais, en russe, en chinois, en arabe, en néerlandais, dans une autre langue, je comprends pas, j’ai pas compris, je ne comprends rien, pas compris, c’est pas vrai, ce n’est pas vrai, c’est incorrect, faux, ce n’est pas ça, c’est pas ça, c’est pas ma question, ce n’est pas ce que j’ai demandé, c’est pas ce que j’ai demandé',
  thankedFor:
    'aide, m’avoir aidé, soutien, réponse, réponses, renseignement, renseignements, informations, explication, temps, rapide, tout',
  courtesies:
    'pourriez-vous, pouvez-vous, pourrais-tu, peux-tu, voulez-vous, veux-tu, est-ce que tu peux, est-ce que vous pouvez, s’il vous plaît, s’il te plaît, svp, stp, vérifier, regarder, chercher, rechercher, trouver, dire, me dire, m’aider, aider, m’éclairer, expliquer, confirmer, répondre, savez-vous, sais-tu, une idée, idée, rapidement, merci',
  leadIns:
    'petite question, une petite question, j’ai une question, j’ai une petite question, je voulais savoir, je voudrais savoir, j’aimerais savoir, je souhaite savoir, je souhaiterais savoir, je veux savoir, je voulais demander, je me demande, je me demandais, je ne sais pas, savez-vous, sais-tu, quelqu’un sait, est-ce que quelqu’un sait, quelqu’un peut me dire, pouvez-vous me dire, peux-tu me dire, pourriez-vous me dire, pourrais-tu me dire, excusez-moi, excuse-moi, désolé, désolée, pardon, s’il vous plaît, s’il te plaît, svp, stp, je cherche, je recherche, pouvez-vous m’expliquer, peux-tu m’expliquer, pourriez-vous m’expliquer, pourrais-tu m’expliquer, pouvez-vous m’indiquer, pourriez-vous m’indiquer, quelqu’un peut m’expliquer, quelqu’un pourrait m’expliquer, auriez-vous une idée',
  wishes:
    'je veux, je voudrais, j’aimerais, je souhaite, je souhaiterais, je dois, j’ai besoin de, j’ai besoin d’, j’essaie de, j’essaye de, je cherche à, je n’arrive pas à, je ne peux pas, nous voulons, nous voudrions, nous devons, nous avons besoin de, besoin d’aide pour, aidez-moi à, aide-moi à',

  abbreviations:
    'mme, mlle, mm, mgr, dr, pr, st, ste, av, bd, env, cf, etc, ex, janv, févr, avr, juil, sept, oct, nov, déc, hab, éd, apr, tél, max, min, bât, ch, rte, cie, ets, réf, prof, boul, appt, arr, sté, stés, p.ex, c.-à-d, resp, adm, dép, fbg, imp, pl, sq, quant, spéc, sem, inscr',
  abbreviationsOfNumbers: 'p, pp, vol, n, no, art, chap, fig, t, al, par, ann, chb, ét',
  numerals: 'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
  wordFamilies:
    'acheter / achat, apprendre / apprend / appris / apprentissage, choisir / choix, comprendre / comprend / compris / compréhension, connaître / connaît / connu / connaissance, construire / construit / construction, craindre / craint, cuire / cuit / cuisson, décider / décision, découvrir / découvert, décrire / décrit / description, défendre / défense, détruire / détruit / destruction, dormir / dort, écrire / écrit / écriture, élire / élu / élection, éteindre / éteint / extinction, exclure / exclu / exclusion, fait / font, fermer / fermeture, inclure / inclus, inscrire / inscrit / inscription, interdire / interdit / interdiction, introduire / introduit / introduction, joindre / joint / jonction, lire / lit / lu / lecture, mourir / meurt / mort, naître / naît / naissance, nettoyer / nettoyage, nuire / nuit / nuisance, obtenir / obtient / obtenu / obtention, offrir / offre / offert, ouvrir / ouvert / ouverture, payer / paye, peindre / peint / peinture, perdre / perd / perdu / perte, permettre / permet / permis / permission / autorisation, pleuvoir / pleut / pluie, prescrire / prescrit / prescription, prévenir / prévient / prévenu / prévention, prévoir / prévoit / prévu / prévision, produire / produit / production, promettre / promis / promesse, protéger / protection, recevoir / reçoit / reçu / réception, réduire / réduit / réduction, remettre / remis / remise, remplir / remplissage, répondre / réponse, résoudre / résout / résolu, restreindre / restreint / restriction, retenir / retient / retenu, rompre / rompu / rupture, signer / signature, soumettre / soumis / soumission, soutenir / soutient / soutenu / soutien, surprendre / surpris / surprise, suspendre / suspendu / suspension, traduire / traduit / traduction, transmettre / transmis / transmission, vaincre / vaincu / victoire, vendre / vend / vendu / vente, vérifier / vérification, vêtir / vêtu, œil / yeux, bail / baux, émail / émaux, long / longueur, haut / hauteur, large / largeur, profond / profondeur, lourd / poids / peser, chaud / chaleur, froid / froideur',
  opposites:
    'premier / deuxième / troisième / quatrième / dernier, première / dernière, plus / moins, haut / bas, grand / petit, long / court, vieux / jeune / nouveau, avant / après, nord / sud / est / ouest, gauche / droite, supérieur / inférieur, interne / externe, augmenter / diminuer, monter / descendre, commencer / finir, début / fin, ouvrir / fermer, gagner / perdre, victoire / défaite, acheter / vendre, donner / prendre, construire / détruire, accepter / refuser, permettre / interdire, soutenir / combattre, succès / échec, avantage / inconvénient, minimum / maximum, majorité / minorité, positif / négatif, public / privé, riche / pauvre, meilleur / pire, bon / mauvais, fort / faible, rapide / lent, facile / difficile, sûr / dangereux, chaud / froid, sec / humide, clair / sombre, profond / superficiel, large / étroit, fréquent / rare, ancien / moderne, hommes / femmes, jour / semaine / mois / année / décennie / siècle',

  aspects: 'histoire, importance, critiques, situation actuelle',
  overviews:
    'résume, résumez, résumer, résumé de, résumé du, un résumé de, un résumé du, fais un résumé de, fais un résumé du, donne-moi un résumé de, donne-moi un résumé du, donne un aperçu de, donne un aperçu du, aperçu de, de quoi parle, de quoi traite, que dit, que contient, qu’est-ce qu’il y a dans, donne-moi un aperçu de, donne-moi un aperçu, donne-moi un aperçu des, donne un aperçu des, aperçu des, donne-moi une vue d’ensemble de, donne-moi une vue d’ensemble des, vue d’ensemble de, vue d’ensemble des, résumé des, un résumé des, fais un résumé des, de quoi parlent, de quoi traitent, que disent, que contiennent',
  themes:
    'quels sont les thèmes principaux, quels sont les principaux thèmes, quels sont les grands thèmes, quels sont les thèmes, quels sont les sujets principaux, quels sont les principaux sujets, quels sont les points principaux, quels sont les points clés, quelles sont les idées principales, quels thèmes abordent, quels thèmes sont abordés, quels sujets abordent, quels sujets sont abordés, quels thèmes traitent, de quels thèmes traitent, de quels sujets parlent, thèmes principaux, principaux thèmes, qu’ont … en commun, qu’est-ce que … ont en commun, que … ont en commun, compare tous, comparez tous, compare les documents, compare ces documents',
  library: {
    documents: 'documents, fichiers, textes, PDF, sources',
    questions:
      'combien y a-t-il de …, combien de … y a-t-il, combien de … y a-t-il ici, combien de … il y a, combien de … as-tu, combien de … avez-vous, combien de … j’ai, combien de … ai-je, combien de … ai-je ajoutés, combien de … sont disponibles, combien de … connais-tu, combien de … connaissez-vous, quels … as-tu, quels … avez-vous, quels … ai-je, quels … y a-t-il, quels … sont disponibles, quels … sont là, quels … connais-tu, quels … connaissez-vous, quels … peux-tu consulter, quels … pouvez-vous consulter, quels … ai-je ajoutés, quels sont les … disponibles, quels sont mes …, quels sont tes …, quels sont vos …, liste mes …, liste les …, liste tous les …, liste des …, listez mes …, listez les …, montre-moi mes …, montre-moi les …, montre-moi tous les …, montrez-moi les …, montrez-moi mes …, affiche mes …, affichez mes …, nombre de documents, qu’y a-t-il dans la bibliothèque',
    topics:
      'que puis-je demander, que puis-je te demander, que puis-je vous demander, qu’est-ce que je peux demander, qu’est-ce que je peux te demander, qu’est-ce que je peux vous demander, sur quoi puis-je poser des questions, quelles questions puis-je poser, à quelles questions peux-tu répondre, à quelles questions pouvez-vous répondre, que sais-tu, que savez-vous, de quoi peux-tu parler, de quoi pouvez-vous parler, en quoi peux-tu m’aider, en quoi pouvez-vous m’aider',
  },
  facts: {
    author: {
      questions:
        'qui a envoyé …, de qui est …, qui a écrit …, qui a rédigé …, qui a publié …, qui est l’auteur de …, qui est l’auteur du …, qui est l’auteur des …, qui est l’auteure de …, qui est l’auteure du …, qui est l’autrice de …, qui est l’autrice du …, qui sont les auteurs de …, qui sont les auteurs du …, par qui … a été écrit, par qui … a-t-il été écrit, par qui … a-t-elle été écrite, qui est l’auteur',
      names:
        'auteur, auteure, autrice, auteurs, rédigé par, écrit par, rédacteur, rédactrice, créé par',
    },
    published: {
      questions:
        'quand … a été publié, quand … a-t-il été publié, quand … a-t-elle été publiée, quand a été publié …, quand a été publiée …, quand a été écrit …, quand a été rédigé …, quand … a-t-il été écrit, quand … a-t-il été rédigé, de quand date …, quelle est la date de …, quelle est la date du …, quelle est la date de publication de …, quelle est la date de publication du …',
      names:
        'date, publié, publié le, publiée le, date de publication, paru le, rédigé le, créé le',
    },
    updated: {
      questions:
        'quand … a-t-il été mis à jour, quand … a-t-elle été mise à jour, quand … a été mis à jour, quand … a été mise à jour, quand a été mis à jour …, quand a été mise à jour …, quand … a-t-il été modifié, quand … a-t-elle été modifiée, quand a été modifié …, de quand date la dernière mise à jour de …, de quand date la dernière mise à jour du …, quelle est la dernière mise à jour de …, quelle est la dernière mise à jour du …',
      names:
        'mis à jour, mis à jour le, mise à jour, mise à jour le, dernière mise à jour, modifié, modifié le, dernière modification, révisé le',
    },
  },
  documentWords:
    'document, documents, texte, fichier, page, article, rapport, PDF, contenu, section, chapitre, partie',
  collectionWords:
    'documents, fichiers, textes, articles, pages, rapports, PDFs, sources, collection, bibliothèque, corpus, graphe, tous, toutes',
  rangeWords: 'au, à',
  requests:
    'décris, décrivez, résume, résumez, explique, expliquez, analyse, analysez, compare, comparez, donne un aperçu de, rédige un rapport sur, montre-moi, montrez-moi, donne-moi, donnez-moi, dis-moi, dites-moi, explique-moi, expliquez-moi, énumère, énumérez, donne-moi un exemple de',
  topics: {
    science:
      'physique, chimie, biologie, quantique, galaxie, planète, algorithme, équation, molécule, protéine, gène, climat, géologie, évolution, mathématiques, expérience, théorème',
    medicine:
      'maladie, traitement, patients, médicament, vaccin, symptômes, thérapie, clinique, cancer, virus, infection, diagnostic, chirurgie, médecine, syndrome, maladies, vaccins, médicaments, traitements',
    code: 'programmation, framework, api, javascript, typescript, python, compilateur, base de données, sql, github, code source, docker',
    news: 'élection, actualités',
  },
  timeliness: {
    month: 'cette semaine, ce mois-ci, hier',
    year: 'dernières, actuel, actuelle, récent, récente, récents, récentes, récemment, aujourd’hui, cette année',
  },
  comparisons:
    'versus, par rapport à, comparaison, différence entre, différences entre, diffère de, se distingue de, se distinguent, diffèrent',
  orders: {
    verbs: 'ignore, ignorez, oublie, oubliez, néglige, négligez',
    which: 'précédentes, précédents, antérieures, ci-dessus, toutes, tous, tes, vos, autres',
    what: 'instruction, instructions, consignes, directives, règles, prompt, prompts',
    readers: 'IA, LLM, assistant IA, modèle de langage, chatbot',
    openings:
      'tu es un, tu es une, vous êtes un, vous êtes une, tu es maintenant un, vous êtes maintenant un',
  },

  aggregation: frenchAggregation,
  connections:
    'comment … et … sont-ils liés, comment … et … sont-elles liées, comment sont liés … et …, comment … est-il lié à …, comment … est-elle liée à …, quel est le lien entre … et …, quel lien y a-t-il entre … et …, quel est le rapport entre … et …, quelle est la relation entre … et …, qu’est-ce qui relie … et …, qu’est-ce qui relie … à …, lien entre … et …',

  backMatter:
    'voir aussi, lire aussi, références, liens externes, notes et références, bibliographie, commentaires, laisser un commentaire, articles connexes, articles similaires, à lire aussi, sur le même sujet, lectures complémentaires, à propos de l’auteur, sujets connexes, sujets associés, rubriques connexes, thèmes associés',
  pointers: 'source',
  figureWords: 'figure, fig, illustration',
  releaseWords: 'version, publication, publiée, publié, sortie, sorti, parue, paru, lancée',
  changeWords:
    'version, versions, publication, changements, modifications, modifié, nouveautés, nouveau dans, ajouté, introduit, supprimé, obsolète, corrigé, mise à niveau, mettre à niveau',
  referrals:
    'en savoir plus, pour plus d’informations, pour plus d’information, plus d’informations, pour plus de détails, plus de détails, voir aussi, voir également, en apprendre plus',
  values: frenchValues,

  replies: {
    nothing: 'Rien dans les documents ne répond à cette question.',
    nearest: 'Aucun passage ne le dit expressément ; le plus proche est :',
    otherLanguage:
      'Les documents sont dans une autre langue ; les passages les plus proches par les noms et les nombres sont :',
    notFound: 'Je n’ai rien trouvé sur :',
    greeting: 'Bonjour ! Posez-moi une question sur vos documents.',
    thanks: 'Je vous en prie.',
    acknowledgement: 'Très bien. Interrogez-moi quand vous voudrez en savoir plus.',
    ofAssistant:
      'Je cherche la réponse à votre question dans les sources et montre les citations exactes sur lesquelles elle repose. Que souhaitez-vous savoir ?',
    remark: 'Je cite les documents tels quels, sans les reformuler ni les traduire.',
    said: 'Les documents le disent en ces termes :',
    noMore: 'Je n’ai rien trouvé de plus à ce sujet.',
    page: 'à la page …',
    whichDocument: 'Quel document ? Nommez-le par des mots de son titre, ou choisissez-le d’abord.',
    themesOf: 'Les thèmes principaux de … documents :',
    longestOf: 'Les … plus longs de … documents :',
    allOf: 'Documents : …',
    emptyHanded: 'Posez une question sur un sujet que les documents pourraient traiter.',
  },
  report: {
    contents: 'Sommaire',
    findings: 'Points essentiels',
    details: 'En détail',
    disagreements: 'Où les sources divergent',
    notFound: 'Ce qui n’a pas été trouvé',
    onNoPage: 'sur aucune page lue',
    inNoQuote: 'dans aucune phrase citée',
    sources: 'Sources',
    retrieved: 'consulté',
    abstractOnly: 'résumé seul',
    copies: 'le même texte',
    nothing: 'Aucune page lisible ne dit quoi que ce soit sur ce sujet.',
    noPage: 'La recherche n’a trouvé aucune page.',
    unreadable: 'La recherche a trouvé des pages, mais aucune n’a pu être lue.',
    searched: 'Ce qui a été cherché',
    partial: 'La recherche a été arrêtée avant la fin.',
  },
}

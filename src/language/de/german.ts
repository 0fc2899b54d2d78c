import type { LanguageData } from '../language.ts'
import { germanAggregation } from './aggregation.ts'
import { germanChanges } from './changes.ts'
import { germanChronology } from './chronology.ts'
import { germanLimits } from './limits.ts'
import { germanReckoning } from './reckoning.ts'
import { germanReferences } from './references.ts'
import { germanStatements } from './statements.ts'
import { germanValues } from './values.ts'

export const german: LanguageData = {
  code: 'de',
  references: germanReferences,
  chronology: germanChronology,
  limits: germanLimits,
  reckoning: germanReckoning,
  statements: germanStatements,
  changes: germanChanges,
  letters: 'äöüß',
  stopWordList: 'deu',
  stemmer: 'german',
  inflectsNames: true,
  capitalizesNouns: true,
  putsVerbsLast: true,
  compoundJoints: 's, es, n, en',

  asks: {
    person: 'wer, wen, wem, wessen, mit wem, von wem, für wen, welche Person, welche Leute',
    place:
      'wo, woher, wohin, von wo, an welchem Ort, welcher Ort, in welcher Stadt, welche Stadt, in welchem Land, welches Land, in welchem Ort',
    time: 'wann, seit wann, bis wann, ab wann, in welchem Jahr, welches Jahr, an welchem Tag, welches Datum, an welchem Datum, um wie viel Uhr, welche Uhrzeit, in welchem Monat, in welchem Jahrhundert',
    number:
      'wie viele, wieviele, wie viel, wieviel, wie vielen, wie vieler, wie oft, wie lange, wie lang, wie alt, wie hoch, wie groß, wie weit, wie breit, wie tief, wie schwer, wie schnell, wie teuer, welche Anzahl, welcher Anteil, welcher Prozentsatz, wie nah, wie nahe, welche Länge, welche Höhe, welche Breite, welche Tiefe, welche Entfernung, welcher Abstand, in welchem Abstand',
    reason: 'warum, weshalb, wieso, weswegen, wozu, aus welchem Grund, wofür',
    manner: 'wie, auf welche Weise, auf welche Art, wodurch, womit',
    steps:
      'wie kann ich, wie kann man, wie können wir, wie mache ich, wie macht man, wie geht, wie muss ich, wie soll ich, wie lässt sich, wie richte ich, welche Schritte, wie benutze ich, wie verwende ich, was tun, was soll ich tun, was kann ich tun, was muss ich tun, was muss ich machen, was kann ich machen, was mache ich, was hilft',
    definition:
      'was bedeutet, was heißt, was versteht man unter, was ist ein, was ist eine, was ist mit, wie lautet die Definition, was bedeuten, was heißen, wofür steht, wofür stehen, was bezeichnet',
    list: 'nenne, nenne alle, liste, zähle, zähle auf, was sind, was waren, welche Arten, welche sind, welche von, gib mir alle, welche gibt es',
    choice:
      'welche, welcher, welches, welchen, welchem, was für, was für ein, was für eine, was für einen',
    thing:
      'was, was ist, was war, woran, worauf, woraus, worin, worüber, worum, wonach, wovon, erkläre, beschreibe, erzähle, was macht, was bewirkt, was tut, wozu dient, wozu dienen, wofür ist, wofür dient, was passiert',
  },
  questionLabels: 'Frage, meine Frage, die Frage, unsere Frage, Anfrage',
  existing: 'gibt es, existieren, stehen zur Verfügung, werden unterstützt',
  askingWords:
    'bedeutet, bedeuten, Bedeutung, heißt, wofür steht, wofür stehen, Definition, definiere, erkläre, erklär, erklären, Erklärung, beschreibe, Beschreibung',
  purposeWords: 'dient, dienen',
  latestWords:
    'neueste, neuester, neuestes, neuesten, letzte, letzter, letztes, letzten, jüngste, jüngster, jüngsten, aktuell, aktuelle, aktueller, aktuelles, aktuellen, derzeit, derzeitige, derzeitiger, derzeitigen, gegenwärtig, gegenwärtige, gegenwärtiger, jetzt, jetzige, jetziger, heute, zurzeit, zuletzt, nächste, nächster, nächsten, bisher',
  yesNoOpenings:
    'ist, sind, war, waren, bin, bist, seid, hat, haben, hatte, hatten, habe, kann, können, konnte, konnten, darf, dürfen, durfte, muss, müssen, musste, soll, sollen, sollte, sollten, will, wollen, wollte, wird, werden, wurde, wurden, würde, würden, gibt es, gab es, mag, möchte, macht, lässt, stimmt es, trifft es zu, bekomme, bekommen, gilt, gelten, brauche, brauchen, braucht, zahlt, zahle, geht, gehört, gehören',
  rulingWords:
    'erlaubt, gestattet, möglich, OK, okay, in Ordnung, passiert, geschieht, mitbringen, mitnehmen, bringen, nehmen, benutzen, verwenden, machen, mache, kommen, gehen, lassen, bekommen, bekomme, kriege, kriegen, jemand, jemanden, etwas',
  prepositions:
    'in, im, auf, aus, mit, von, vom, zu, zum, zur, bei, beim, an, am, für, durch, gegen, seit, bis, ab, nach, vor, über, unter, um, zwischen, während, wegen, ohne',

  pronouns:
    'er, sie, es, ihn, ihm, ihr, ihre, ihren, ihrem, ihrer, ihres, ihnen, sein, seine, seinen, seinem, seiner, seines, dieser, diese, dieses, diesen, diesem, jener, jene, jenes, dort, da, das, dessen, deren, derselbe, dieselbe, dasselbe, dafür, damit, davon, daran, darauf, darin, darüber, dazu, hier',
  followUps:
    'und, aber, oder, und was ist mit, was ist mit, wie ist es mit, wie sieht es mit, wie steht es mit, und wie, und wann, und wo, was noch, wer noch, wo noch, auch, dann, also, sonst, seit wann, erzähl mehr, mehr dazu, warum nicht',
  corrections:
    'ich meinte, nein ich meinte, ich meine, nein ich meine, nein für, nein beim, nein bei der, nein der, nein die, nein das, nicht das sondern, sondern, gemeint war',
  conjunctions:
    'und, oder, aber, sondern, denn, weil, da, dass, ob, wenn, als, während, obwohl, sowie, sowohl, bevor, nachdem, damit, doch, jedoch',
  ofWords: 'von, vom, des, der, von der, von dem, von den, eines, einer, aus, im, in',
  relatives:
    'der, die, das, den, dem, dessen, deren, denen, welcher, welche, welches, wo, was, in dem, in der',
  denials: 'es ist falsch, es ist unwahr, versäumte, versäumt, unfähig',
  genitives: 'von, vom, des, der, eines, einer',
  possessives:
    'sein, seine, seinen, seinem, seiner, seines, ihr, ihre, ihren, ihrem, ihrer, ihres, dessen, deren',
  conditionals: 'wenn, falls, sofern, ob',
  reasons:
    'weil, da, denn, wegen, aufgrund, auf Grund, damit, um zu, deshalb, deswegen, daher, aus diesem Grund, der Grund, sonst, infolge',
  hypotheticals:
    'würde, würden, könnte, könnten, sollte, sollten, wäre, wären, hätte, hätten, vielleicht, möglicherweise, angeblich',
  negations:
    'nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, nichts, niemand, nirgends, nirgendwo, weder, noch, ohne, kaum, außer, nicht mehr, keinesfalls',
  deictics:
    'ich, wir, uns, unser, unsere, unseren, unserem, unserer, mein, meine, meinen, meinem, meiner, mich, mir, du, dein, deine, euch, euer, gestern, heute, morgen, diese Woche, letzte Woche, nächste Woche, diesen Monat, letzten Monat, nächsten Monat, in diesem Jahr, letztes Jahr, im letzten Jahr, nächstes Jahr, siehe oben, siehe unten, siehe auch',
  leaningOpenings:
    'jedoch, daher, deshalb, deswegen, darum, somit, folglich, außerdem, zudem, ferner, stattdessen, sonst, andernfalls, dennoch, trotzdem, allerdings, dagegen, hingegen, auch, dann, danach, dies, diese, dieser, dieses, das, er, sie, es, sein, seine, ihr, ihre, aber, und, doch, dabei, dadurch, dafür, damit, dazu, so, zum Beispiel, beispielsweise, ebenso, ebenfalls, später, schließlich, dort, hier, hierbei, hierfür, infolgedessen, beide',
  articles: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines',
  determiners:
    'im, am, zum, zur, vom, beim, ins, ans, kein, keine, keinen, keinem, keiner, keines, jeder, jede, jedes, jeden, jedem, aller, alle, allen, viele, vielen, einige, einigen, mehrere, mehreren, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, welche, welcher, welches, unser, unsere, unserem, unseren, mein, meine, meinem, meinen, dein, deine, euer, eure, manche, manchen, sein, ihr, deren, dessen',
  adjectiveEndings: 'e, en, er, es, em',
  nounEndings:
    'ung, ungen, heit, heiten, keit, keiten, schaft, schaften, tion, tionen, tät, täten, ismus, nis, nisse, nissen, ling, linge, lingen, ment, mente, menten, kosten, zeit, zeiten, stand, raum, räume, räumen, wesen, system, systeme, systemen, stoff, stoffe, stoffen, mittel, mitteln, punkt, punkte, punkten, teil, teile, teilen, zahl, zahlen, preis, preise, preisen, fälle, fällen, plan, pläne, plänen, gebiet, gebiete, gebieten, bereich, bereiche, bereichen, treiber, platz, plätze, plätzen, daten, sätze, sätzen, wert, werte, werten, vertrag, verträge, verträgen, gesetze, gesetzen, bilder, bildern, quelle, quellen, fehler, kraft, kräfte, kräften, arbeit, arbeiten, gründe, gründen, folge, folgen, ziel, ziele, zielen, frage, fragen, form, formen, weise, weisen, gruppe, gruppen, stelle, stellen, reihe, reihen, menge, mengen, größe, größen, dauer, karte, karten, liste, listen, bericht, berichte, berichten, mitglied, mitglieder, mitgliedern, prozess, prozesse, prozessen, programm, programme, programmen, projekt, projekte, projekten, modell, modelle, modellen, gerät, geräte, geräten, schicht, schichten, therapie, therapien, politik',
  properEndings:
    'burg, berg, bergen, stadt, dorf, heim, hausen, kirchen, bach, feld, felde, furt, hafen, haven, brück, brücken, stein, land, stan, sachsen, schweig, wald, walde, thal, münde, britannien, spanien',
  genericHeadings:
    'Überblick, Übersicht, Einleitung, Einführung, Vorwort, Zusammenfassung, Fazit, Schluss, Hinweis, Hinweise, Anmerkung, Anmerkungen, Bemerkung, Bemerkungen, Warnung, Achtung, Wichtig, Tipp, Tipps, Beispiel, Beispiele, Verwendung, Benutzung, Installation, Optionen, Parameter, Beschreibung, Details, Allgemeines, Sonstiges, Verschiedenes, Voraussetzungen, Inhalt, Inhaltsverzeichnis, Fragen, Fragen und Antworten, häufige Fragen, Anhang, Schritt, Schritte, Abbildung, Tabelle, Definitionen, Ergebnisse, Methode, Methoden, Diskussion, Hintergrund, Leben, Werke, Geschichte, Name, Titel, Datum, Nummer, Seite, Punkt, Absatz, Artikel, Paragraf',
  coordinators: 'und',
  copulas: 'ist, war, sind, waren',
  nameLinks: 'der, den, des, von, zu, zum, zur, und',
  nameParticles: 'von, der, den, zu',
  letterSpellings: 'ä / ae, ö / oe, ü / ue',
  honorifics: 'kaiser, könig, königin, graf, gräfin, sankt, papst',
  courtesyTitles: 'herr, herrn, frau, fräulein, dr, prof, professor, doktor',
  nounsBeforeNames:
    '-architekt, -bankier, -notar, -anwalt, -anwält, -arzt, -ärzt, -ingenieur, -pastor, -pfarrer, -bischof, -minister, -präsident, -kanzler, -direktor, -rektor, -dekan, -sekretär, -senator, -inspektor, -kommissar, -intendant, -dirigent, -komponist, -pianist, -journalist, -redakteur, -autor, -dichter, -schriftsteller, -schauspieler, -sänger, -regisseur, -produzent, -künstler, -bildhauer, -trainer, -spieler, -torwart, -stürmer, -leiter, -führer, -meister, -chef, -vorstand, -gründer, -unternehmer, -händler, -lehrer, -forscher, -wissenschaftler, -physiker, -chemiker, -biologe, -historiker, -philosoph, -theologe, -mathematiker, -informatiker, -techniker, -sprecher, -vorsitzende, -vorsitzender, -beauftragte, -beauftragter, -berater, -mitarbeiter, -kollege, -kolleg, -nachfolger, -vorgänger, -stellvertreter, -kandidat, -abgeordnete, -abgeordneter, -offizier, -admiral, -oberst, -leutnant, -kapitän, sohn, tochter, gatte, gattin, ehefrau, ehemann, witwe, witwer, enkel, enkelin, neffe, nichte, schwager, schwägerin, cousin, cousine, freund, freundin, firma, unternehmen, stadt, hauptstadt, landeshauptstadt, hansestadt, gemeinde, dorf, ortsteil, stadtteil, bezirk, fluss, abteilung, zeitschrift, marke',
  beforeLastNames: 'der, die, das',
  otherNameCues: 'genannt, bekannt als, bekannt unter, alias',
  otherNameAdverbs: 'auch, besser',

  greetings:
    'hallo, hi, hey, guten Morgen, guten Tag, guten Abend, moin, servus, grüß Gott, grüezi, gute Nacht, wie geht es dir, wie geht’s, willkommen',
  thanks:
    'danke, vielen Dank, danke schön, dankeschön, danke sehr, besten Dank, herzlichen Dank, tausend Dank, super danke, danke dir, ok danke',
  acknowledgements:
    'ok, okay, in Ordnung, alles klar, verstanden, ich verstehe, verstehe, ach so, aha, das war’s, das ist alles, schon gut, kein Problem, tschüss, tschüs, auf Wiedersehen, auf Wiederhören, bis bald, bis später, schönen Tag noch',
  questionsOfAssistant:
    'wer bist du, wer sind Sie, was bist du, was sind Sie, was kannst du, was können Sie, was kannst du alles, was machst du, was machen Sie, was weißt du, was kann ich dich fragen, was kann ich Sie fragen, was kann ich fragen, wie kannst du mir helfen, wie können Sie mir helfen, wie funktionierst du, bist du ein Bot, bist du ein Roboter, bist du ein Mensch, sind Sie ein Mensch, bist du eine KI, wie heißt du, wie heißen Sie, mit wem spreche ich, hilf mir, helfen Sie mir, kannst du mir helfen, können Sie mir helfen, ich brauche Hilfe, ich habe eine Frage',
  shorterWishes:
    'kürzer, kürzer bitte, mach es kürzer, mach das kürzer, machen Sie es kürzer, etwas kürzer, kürze das, kürzen Sie das, Kurzfassung, die Kurzfassung, kurz, kurz gesagt, kurz und knapp, kurz gefasst, in Kürze, knapper, knapp, fasse dich kurz, fassen Sie sich kurz, fass dich kurz, fasse das zusammen, fass das zusammen, fassen Sie das zusammen, fass zusammen, in einem Satz, in einem Wort, in zwei Sätzen, in wenigen Worten, mit wenigen Worten, zu lang, das ist zu lang, das ist mir zu lang, viel zu lang, zu viel Text, nur das Wichtigste, das Wichtigste, nur das Wesentliche, das Wesentliche, nur die Antwort, auf den Punkt gebracht, komm zum Punkt, weniger, weniger Text, tl;dr',
  moreWishes:
    'mehr, mehr dazu, mehr davon, mehr darüber, noch mehr, etwas mehr, gib mir mehr, geben Sie mir mehr, zeig mir mehr, sag mir mehr, sag mehr, sagen Sie mir mehr, erzähl mehr, erzähl mir mehr, erzähle mir mehr, erzählen Sie mir mehr, erzähl mir mehr darüber, mehr Details, mehr Einzelheiten, weitere Details, weitere Einzelheiten, Details, Einzelheiten, mehr Informationen, mehr Infos, weitere Informationen, ausführlicher, ausführlich, genauer, etwas genauer, geht es genauer, geht das genauer, im Detail, detaillierter, detailliert, länger, weiter, mach weiter, machen Sie weiter, und weiter, fahr fort, fahren Sie fort, lies weiter, was noch, was noch dazu, sonst noch etwas, sonst noch was, noch etwas, noch was, gibt es noch mehr, gibt es mehr dazu, steht da noch mehr, was steht da noch, was weißt du noch, erklär das, erkläre das, erklären Sie das, erklär mir das, erkläre mir das, erkläre das genauer, erklär das genauer, was meinst du, was meinst du damit, was meinen Sie, was meinen Sie damit, was heißt das, was bedeutet das, was soll das heißen, wie meinst du das, wie meinen Sie das, mehr Kontext, mehr Zusammenhang, Zusammenhang',
  sourceWishes:
    'bist du sicher, bist du dir sicher, bist du ganz sicher, bist du da sicher, bist du dir da sicher, sind Sie sicher, sind Sie sich sicher, sind Sie da sicher, sicher, ganz sicher, wie sicher bist du, stimmt das, stimmt das wirklich, ist das so, ist das richtig, ist das wahr, ist das korrekt, wirklich, echt, im Ernst, wo steht das, wo steht das genau, wo steht das denn, wo genau steht das, wo hast du das her, woher hast du das, woher haben Sie das, woher weißt du das, woher wissen Sie das, woher kommt das, woher stammt das, wo kann ich das lesen, wo kann ich das nachlesen, wer sagt das, laut wem, Quelle, die Quelle, Quellen, die Quellen, deine Quelle, deine Quellen, was ist die Quelle, was ist deine Quelle, welche Quelle, zeig die Quelle, zeig mir die Quelle, zeig mir die Quellen, zeigen Sie mir die Quelle, zeige mir die Quelle, zeige die Quelle, nenne die Quelle, nenn die Quelle, nennen Sie die Quelle, Quellenangabe, Quellenangaben, mit Quelle, mit Quellen, Beleg, Belege, Beweis, Beweise, beweise es, beweis es, kannst du das belegen, belege das, Nachweis, Zitat, zeig mir die Stelle, zeig die Stelle, zeige mir die Stelle, die Stelle, welche Stelle, auf welcher Seite, welche Seite, welches Dokument, in welchem Dokument, in welchem Abschnitt, das glaube ich nicht, glaube ich nicht, das bezweifle ich, ich bezweifle das, prüf das noch mal, prüfe das, überprüfe das',
  remarksOnReply:
    'mit anderen Worten, in einfachen Worten, einfacher, noch mal, noch einmal, wiederhole das, ich verstehe das nicht, das verstehe ich nicht, ich verstehe nicht, verstehe ich nicht, das ist falsch, das stimmt nicht, das habe ich nicht gefragt, das beantwortet meine Frage nicht, übersetze das, übersetzen Sie das, auf Deutsch, auf Englisch, auf Französisch, auf Spanisch, auf Italienisch, in meiner Sprache, als Liste, als Aufzählung, in einer Liste, in Stichpunkten, in Stichworten, Stichpunkte, stichpunktartig, mach eine Liste, mach eine Liste daraus, mach daraus eine Liste, machen Sie eine Liste, als Tabelle, in einer Tabelle, mach eine Tabelle daraus, als E-Mail, anders, anders gesagt, anders ausgedrückt, sag es anders, sag das anders, formuliere das anders, formuliere das um, formuliere es um, umformulieren, schreib das um, in eigenen Worten, in deinen Worten, in einfacheren Worten, in einfacher Sprache, erkläre es einfacher, erklär es einfacher, einfach erklärt, vereinfache das, wiederholen, wiederhole, noch mal bitte, sag das noch mal, falsch, das ist nicht richtig, das ist nicht wahr, stimmt nicht, stimmt doch nicht, übersetze, übersetzen, übersetz das, übersetze es, kannst du das übersetzen, übersetze das ins Englische, übersetze ins Englische, übersetze das ins Französische, ins Englische, ins Deutsche, ins Französische, ins Italienische, ins Spanische, auf Russisch, auf Türkisch, auf Polnisch, auf Portugiesisch, auf Chinesisch, auf Arabisch, in einer anderen Sprache, verstehe nicht, kapier ich nicht, das kapiere ich nicht, nicht verstanden, habe ich nicht verstanden, formeller, förmlicher, freundlicher',
  thankedFor:
    'Hilfe, Unterstützung, Antwort, Antworten, Auskunft, Information, Informationen, Erklärung, Mühe, Zeit, schnelle, rasche, tolle, gute',
  courtesies:
    'könntest du, kannst du, könnten Sie, können Sie, würdest du, würden Sie, könnt ihr, könntet ihr, bitte, nachsehen, nachschauen, nachschlagen, nachprüfen, prüfen, überprüfen, heraussuchen, raussuchen, herausfinden, rausfinden, suchen, schauen, sagen, mitteilen, Bescheid geben, Bescheid, wissen, weißt du, wissen Sie, helfen, weiterhelfen, erklären, bestätigen, beantworten, antworten, kurz, mal, eine Idee, Idee, jemand, danke',
  leadIns:
    'kurze Frage, mal eine Frage, mal eine kurze Frage, ich habe eine Frage, ich habe eine kurze Frage, ich habe mal eine Frage, ich hätte eine Frage, ich hätte mal eine Frage, ich hätte da mal eine Frage, ich hätte da eine Frage, ich habe da mal eine Frage, ich habe da eine Frage, ich wollte fragen, ich wollte mal fragen, ich wollte nur fragen, ich wollte nur mal fragen, ich wollte wissen, ich möchte wissen, ich möchte gern wissen, ich möchte gerne wissen, ich würde gern wissen, ich würde gerne wissen, ich will wissen, ich muss wissen, ich wüsste gern, ich wüsste gerne, mich würde interessieren, ich frage mich, darf ich fragen, ich weiß nicht, keine Ahnung, weißt du, wissen Sie, weiß jemand, kann mir jemand sagen, könnte mir jemand sagen, kannst du mir sagen, kannst du mir bitte sagen, könntest du mir sagen, könntest du mir bitte sagen, können Sie mir sagen, können Sie mir bitte sagen, könnten Sie mir sagen, könnten Sie mir bitte sagen, Entschuldigung, Entschuldigen Sie, Entschuldige, sorry, Verzeihung, bitte, ich suche, ich bin auf der Suche nach, kannst du mir erklären, können Sie mir erklären, könntest du mir erklären, könnten Sie mir erklären, könnten Sie mir bitte erklären, kannst du mir zeigen, können Sie mir zeigen, könnten Sie mir zeigen, ich bräuchte Hilfe bei',
  wishes:
    'ich möchte, ich will, ich muss, ich würde gern, ich würde gerne, ich versuche, ich kann nicht, wir möchten, wir wollen, wir müssen, wir würden gern, wir würden gerne, wir versuchen, möchte gern, möchte, brauche Hilfe bei, ich brauche Hilfe bei, hilf mir, helfen Sie mir',

  abbreviations:
    'bzw, usw, evtl, ggf, str, dipl, ing, hr, fr, dr, prof, st, ca, vgl, inkl, exkl, bspw, sog, geb, gest, jh, jhd, jhdt, hrsg, mio, mrd, tel, abs, zzgl, etc, max, min, vs, usf, allg, gegr, ehem, jan, feb, mär, apr, jun, jul, aug, sept, okt, nov, dez, hrn, fa, frl, tägl, wöchentl, mind, verh, u.a, z.b, ggü, zw, bzgl, einschl, gem, lt, rd, sen, bhf, pl',
  abbreviationsOfNumbers:
    'nr, s, bd, kap, abb, aufl, art, tab, ziff, anm, -str, stk, std, zi, pos, rn, hdb, nrn, kl',
  ordinalsCount:
    'jahrhundert, jahrhunderts, jahrhunderte, jh, jänner, feber, jahrtausend, jahrtausends, geburtstag, auflage, platz, weltkrieg, tag, tages, tage, woche, monat, quartal, jahr, halbjahr, stock, etage, obergeschoss, klasse, stufe, person, mahnung',
  numerals: 'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  wordFamilies:
    'anfangen / anfing / angefangen, beginnen / begann / begonnen, befehlen / befiehlt / befohlen, anbieten / angeboten, beantragen / Antrag, brechen / bricht / brach / gebrochen / Bruch, empfangen / empfängt / empfing, empfehlen / empfiehlt / empfahl / empfohlen, erfinden / erfand / erfunden, essen / isst / aß / gegessen, fahren / fährt / fuhr / gefahren, verfallen / verfällt / verfiel, stattfinden / stattfand / stattgefunden, fliegen / flog / geflogen / Flug, fließen / fließt / floss / geflossen / Fluss, abgeben / abgegeben / Abgabe, ausgeben / ausgegeben / Ausgabe, eingeben / eingegeben / Eingabe, gegangen / Gang, gelten / gilt / galt / gegolten / gültig / Geltung, helfen / hilft / half / geholfen / Hilfe, gekommen / Ankunft, laden / lädt / lud / geladen / Ladung, ablaufen / abläuft / abgelaufen, lesen / liest / las / gelesen, löschen / gelöscht / Löschung, melden / gemeldet / Meldung, messen / misst / maß / gemessen / Messung, abnehmen / abgenommen / Abnahme, annehmen / angenommen / Annahme, aufnehmen / aufgenommen / Aufnahme, teilnehmen / teilgenommen / Teilnahme, übernehmen / übernimmt / übernommen / Übernahme, anrufen / angerufen, schießen / schoss / geschossen / Schuss, schlafen / schläft / schlief / geschlafen, schließen / schließt / schloss / geschlossen / Schließung / Schließzeit, abschließen / abgeschlossen / Abschluss, anschließen / angeschlossen / Anschluss, schneiden / schnitt / geschnitten, schreiben / schrieb / geschrieben / Schrift, schwimmen / schwamm / geschwommen, senden / sandte / gesendet / gesandt / Sendung, singen / sang / gesungen, sprechen / spricht / sprach / gesprochen / Gespräch, steigen / stieg / gestiegen / Anstieg, sterben / stirbt / starb / gestorben / Tod, beitragen / beigetragen, trinken / trank / getrunken, tut / getan, verbieten / verbot, vergessen / vergisst / vergaß, vergleichen / verglich, verlieren / verlor / Verlust, verschieben / verschob, verschwinden / verschwand / verschwunden, verzeihen / verzieh, waschen / wäscht / wusch / gewaschen, wechseln / gewechselt / Wechsel, werben / wirbt / warb / geworben / Werbung, wiegen / wog / gewogen / Gewicht, weiß / wusste / gewusst, umziehen / umgezogen / Umzug, kaufen / gekauft, verkaufen / verkauft, zahlen / gezahlt / Zahlung, bezahlen / bezahlt, kündigen / gekündigt, öffnen / geöffnet / Öffnung, bauen / gebaut, gründen / gegründet / Gründung, liefern / geliefert / Lieferung, kosten / gekostet',
  opposites:
    'erste / zweite / dritte / vierte / fünfte / letzte, meisten / wenigsten, mehr / weniger, höchste / niedrigste, hoch / niedrig, größte / kleinste, groß / klein, größer / kleiner, längste / kürzeste, lang / kurz, älteste / jüngste / neueste, alt / jung / neu, früh / spät, früher / später, vor / nach, norden / süden / osten / westen, nördlich / südlich / östlich / westlich, links / rechts, obere / untere, innere / äußere, intern / extern, zunahme / abnahme, steigen / fallen / sinken, wachsen / schrumpfen, beginn / ende, beginnen / enden, öffnen / schließen, gewinnen / verlieren, sieg / niederlage, kaufen / verkaufen, geben / nehmen, bauen / zerstören, annehmen / ablehnen, erlauben / verbieten, unterstützen / bekämpfen, erfolg / misserfolg, vorteil / nachteil, stärke / schwäche, minimum / maximum, mehrheit / minderheit, positiv / negativ, öffentlich / privat, reich / arm, beste / schlechteste, gut / schlecht, stark / schwach, schnell / langsam, leicht / schwer, einfach / schwierig, sicher / gefährlich, heiß / kalt, trocken / nass, hell / dunkel, tief / flach, breit / schmal, häufig / selten, männlich / weiblich, männer / frauen, tag / woche / monat / jahr / jahrzehnt / jahrhundert',

  aspects: 'Geschichte, Bedeutung, Kritik, heutiger Stand',
  overviews:
    'fasse … zusammen, fass … zusammen, fassen Sie … zusammen, kannst du … zusammenfassen, bitte fasse … zusammen, Zusammenfassung, Zusammenfassung von, Zusammenfassung des, Zusammenfassung der, eine Zusammenfassung von, eine Zusammenfassung des, eine Zusammenfassung der, gib mir eine Zusammenfassung, gib mir eine Zusammenfassung von, gib mir eine Zusammenfassung des, gib mir eine Zusammenfassung der, Überblick über, ein Überblick über, gib einen Überblick über, gib mir einen Überblick über, worum geht es in, worum geht es bei, worum geht es im, worum geht es, wovon handelt, was steht in, was steht im, was sagt … aus, gib einen Überblick, gib mir einen Überblick, gib mir einen kurzen Überblick über, geben Sie mir einen Überblick über, einen Überblick über, worum geht es insgesamt, worum geht’s, worum geht’s in, wovon handeln, worum geht es in all',
  themes:
    'was sind die Hauptthemen, was sind die wichtigsten Themen, was sind die zentralen Themen, was sind die Themen, was sind die Kernthemen, welche Themen behandeln, welche Themen werden behandelt, welche Themen kommen vor, welche Themen gibt es, welche Themen haben, welche Themen stehen, welche Hauptthemen gibt es, was sind die Kernaussagen, was sind die wichtigsten Punkte, Hauptthemen, wichtigste Themen, nenne die Hauptthemen, nenne mir die Hauptthemen, nenne die wichtigsten Themen, welche Themen … behandelt, welche Themen kommen … vor, welche Themen werden … behandelt, was haben … gemeinsam, was verbindet, vergleiche alle, vergleiche die Dokumente, vergleiche diese Dokumente',
  library: {
    documents: 'Dokumente, Dateien, Texte, PDFs, Unterlagen, Quellen',
    questions:
      'wie viele … gibt es, wie viele … gibt es hier, wie viele … gibt es insgesamt, wie viele … hast du, wie viele … habe ich, wie viele … haben Sie, wie viele … sind es, wie viele … sind da, wie viele … sind hier, wie viele … sind gespeichert, wie viele … habe ich hochgeladen, wie viele … kennst du, wie viele … kannst du durchsuchen, wie viele … sind im Graphen, welche … gibt es, welche … gibt es hier, welche … hast du, welche … haben Sie, welche … habe ich, welche … habe ich hochgeladen, welche … kennst du, welche … kennen Sie, welche … kannst du durchsuchen, welche … können Sie durchsuchen, welche … sind da, welche … sind hier, welche … sind vorhanden, welche … liegen vor, was für … hast du, was für … gibt es, zeig mir meine …, zeige mir meine …, zeig mir die …, zeige mir die …, zeig mir alle …, zeige mir alle …, zeige alle …, liste meine … auf, liste alle … auf, liste die … auf, nenne mir alle …, nenne alle …, nenne die …, nenne meine …, Liste der …, Liste aller …, Anzahl der Dokumente, was ist in der Bibliothek',
    topics:
      'was kann ich fragen, was kann ich dich fragen, was kann ich Sie fragen, was kann ich hier fragen, wonach kann ich fragen, wozu kann ich fragen, wozu kann ich etwas fragen, worüber kann ich etwas fragen, was kannst du beantworten, was können Sie beantworten, welche Fragen kannst du beantworten, welche Fragen können Sie beantworten, welche Fragen kann ich stellen, was weißt du, was wissen Sie, worüber weißt du etwas, wobei kannst du helfen, wobei kannst du mir helfen, womit kannst du mir helfen',
  },
  facts: {
    author: {
      questions:
        'wer hat … geschickt, wer hat … gesendet, wer schickte …, von wem ist …, von wem kam …, wer hat … geschrieben, wer hat … verfasst, wer hat … veröffentlicht, wer hat … herausgegeben, wer schrieb …, wer verfasste …, wer ist der Autor von …, wer ist der Autor der …, wer ist der Autor des …, wer ist Autor der …, wer ist Autor des …, wer ist die Autorin von …, wer ist die Autorin der …, wer ist die Autorin des …, wer ist der Verfasser von …, wer ist der Verfasser der …, wer ist der Verfasser des …, wer sind die Autoren von …, wer sind die Autoren der …, wer sind die Autoren des …, von wem wurde … geschrieben, wer ist der Autor',
      names:
        'Autor, Autorin, Autoren, Verfasser, Verfasserin, Verfasst von, Geschrieben von, Erstellt von, Herausgeber, Herausgegeben von, Ersteller',
    },
    published: {
      questions:
        'wann wurde … veröffentlicht, wann wurde … geschrieben, wann wurde … verfasst, wann wurde … herausgegeben, von wann ist …, welches Datum hat …, welches Datum trägt …',
      names:
        'Datum, Veröffentlicht, Veröffentlicht am, Erschienen, Erschienen am, Erstellt, Erstellt am, Ausgabedatum, Stand',
    },
    updated: {
      questions:
        'wann wurde … zuletzt aktualisiert, wann wurde … aktualisiert, wann wurde … zuletzt geändert, wann wurde … zuletzt überarbeitet, wann wurde … überarbeitet, wann war die letzte Aktualisierung von …, wann war die letzte Änderung von …, von welchem Stand ist …, auf welchem Stand ist …, welchen Stand hat …',
      names:
        'Aktualisiert, Aktualisiert am, Zuletzt aktualisiert, Zuletzt aktualisiert am, Letzte Aktualisierung, Geändert, Geändert am, Zuletzt geändert, Letzte Änderung, Überarbeitet, Überarbeitet am, Stand',
    },
  },
  documentWords:
    'Dokument, Dokumente, Text, Datei, Seite, Artikel, Bericht, PDF, Inhalt, Abschnitt, Kapitel, Teil',
  collectionWords:
    'Dokumente, Dokumenten, Dateien, Texte, Texten, Artikeln, Seiten, PDFs, Quellen, Sammlung, Bibliothek, Graph, Graphen, alles, allem',
  rangeWords: 'bis',
  requests:
    'beschreibe, beschreiben sie, fasse zusammen, erkläre, erklären sie, erläutere, erläutern sie, analysiere, vergleiche, gib einen überblick über, ein überblick über, überblick über, schreibe einen bericht über, zeig mir, zeige mir, zeigen Sie mir, gib mir, geben Sie mir, nenne mir, nenn mir, nennen Sie mir, sag mir, sage mir, sagen Sie mir, erklär mir, erkläre mir, erklären Sie mir, liste auf',
  topics: {
    science:
      'physik, chemie, biologie, quanten, galaxie, planet, algorithmus, gleichung, molekül, protein, gen, klima, geologie, evolution, mathematik, experiment, satz von, beweis',
    medicine:
      'krankheit, behandlung, patienten, medikament, impfstoff, symptome, therapie, klinisch, krebs, virus, infektion, diagnose, operation, medizin, syndrom, nebenwirkungen, krankheiten, patient, therapien, impfstoffe, medikamente, infektionen',
    code: 'programmierung, framework, api, javascript, typescript, python, compiler, datenbank, sql, github, quelltext, docker',
    news: 'wahl, nachrichten',
  },
  timeliness: {
    month: 'diese woche, diesen monat, gestern',
    year: 'neueste, neuesten, aktuelle, aktuellen, aktuell, kürzlich, heute, dieses jahr',
  },
  comparisons:
    'versus, im vergleich zu, vergleich, unterschied zwischen, unterschiede zwischen, unterscheiden sich',
  orders: {
    verbs:
      'ignoriere, ignorieren Sie, missachte, missachten Sie, vergiss, vergessen Sie, überschreibe',
    which: 'vorherigen, vorigen, bisherigen, früheren, obigen, alle, deine, Ihre, anderen',
    what: 'Anweisung, Anweisungen, Instruktionen, Prompt, Prompts, Regeln, Richtlinien, Vorgaben',
    readers: 'KI, LLM, KI-Assistent, Sprachmodell, Chatbot',
    openings:
      'du bist ein, du bist eine, du bist jetzt ein, du bist jetzt eine, Sie sind ein, Sie sind eine',
  },

  aggregation: germanAggregation,
  connections:
    'wie hängen … und … zusammen, wie hängt … mit … zusammen, wie sind … und … verbunden, wie ist … mit … verbunden, was verbindet … und …, was verbindet … mit …, was hat … mit … zu tun, was haben … und … miteinander zu tun, welche verbindung besteht zwischen … und …, welche verbindung gibt es zwischen … und …, was ist die verbindung zwischen … und …, welcher zusammenhang besteht zwischen … und …, verbindung zwischen … und …',

  backMatter:
    'siehe auch, lesen sie auch, lies auch, mehr dazu, einzelnachweise, weblinks, literatur, literaturverzeichnis, quellen, fußnoten, belege, externe links, kommentare, kommentar schreiben, schreibe einen kommentar, verwandte artikel, ähnliche artikel, weitere artikel, mehr zum thema, das könnte sie auch interessieren, über den autor, verwandte Themen, ähnliche Themen, zugehörige Themen',
  pointers: 'quelle',
  figureWords: 'Abbildung, Abb, Bild, Grafik',
  releaseWords:
    'version, release, veröffentlicht, veröffentlichung, erschienen, erschien, erscheint, herausgekommen, herausgegeben, freigegeben',
  changeWords:
    'Version, Versionen, Veröffentlichung, Änderungen, geändert, neu in, Neuerungen, Neues, hinzugefügt, eingeführt, entfernt, veraltet, behoben, Aktualisierung, aktualisieren',
  referrals:
    'mehr erfahren, weitere Informationen, mehr Informationen, nähere Informationen, weitere Einzelheiten, weitere Details, mehr dazu, näheres dazu, siehe auch, lesen Sie mehr',
  values: germanValues,

  replies: {
    nothing: 'Nichts in den Dokumenten beantwortet diese Frage.',
    nearest: 'Keine Stelle sagt das ausdrücklich; am nächsten kommt:',
    otherLanguage:
      'Die Dokumente sind in einer anderen Sprache; nach Namen und Zahlen kommen diese Stellen am nächsten:',
    notFound: 'Ich habe nichts gefunden zu:',
    greeting: 'Hallo! Fragen Sie mich etwas über Ihre Dokumente.',
    thanks: 'Gern geschehen.',
    acknowledgement: 'Gut. Fragen Sie mich, wenn Sie noch etwas wissen möchten.',
    ofAssistant:
      'Ich suche die Antwort auf Ihre Frage in den Quellen und zeige die genauen Zitate, auf denen sie beruht. Was möchten Sie wissen?',
    remark:
      'Ich zitiere die Dokumente, wie sie sind, und formuliere sie weder um noch übersetze ich sie.',
    said: 'So steht es in den Dokumenten:',
    noMore: 'Mehr habe ich dazu nicht gefunden.',
    page: 'Seite …',
    whichDocument:
      'Welches Dokument? Bitte nennen Sie Wörter seines Titels, oder wählen Sie es vorher aus.',
    themesOf: 'Die wichtigsten Themen von … Dokumenten:',
    longestOf: 'Die … längsten von … Dokumenten:',
    allOf: 'Dokumente: …',
    emptyHanded: 'Bitte fragen Sie nach etwas, das in den Dokumenten stehen könnte.',
  },
  report: {
    contents: 'Inhalt',
    findings: 'Das Wichtigste',
    details: 'Im Einzelnen',
    disagreements: 'Wo sich die Quellen widersprechen',
    notFound: 'Was nicht gefunden wurde',
    onNoPage: 'auf keiner gelesenen Seite',
    inNoQuote: 'in keinem zitierten Satz',
    sources: 'Quellen',
    retrieved: 'abgerufen',
    abstractOnly: 'nur die Zusammenfassung',
    copies: 'derselbe Text',
    nothing: 'Keine Seite, die gelesen werden konnte, sagt etwas zu diesem Thema.',
    noPage: 'Die Suche hat keine Seite gefunden.',
    unreadable: 'Die Suche hat Seiten gefunden, aber keine davon konnte gelesen werden.',
    searched: 'Wonach gesucht wurde',
    partial: 'Die Suche wurde vorzeitig beendet.',
  },
}

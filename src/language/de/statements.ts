import type { StatementData } from '../statement-words.ts'

export const germanStatements: StatementData = {
  openings:
    'was sind die …, was sind …, was ist die …, was ist der …, was waren die …, welche … gibt es, welche … gab es, welche … wurden, welche …, welcher …, welches …, gibt es …, gab es …, gibt es irgendwelche …, nenne die …, nenne alle …, nenne mir die …, liste die …, liste alle …, zeig mir die …, zeige die …, zeige mir alle …, alle …, die …, wer hat welche …, wie lauten die …, wie lautet die …',
  actors:
    'ich, wir, du, ihr, Sie, er, sie, man, jeder, alle, jemand, der Vorstand, Vorstand, das Team, die Firma, Firma, der Kassierer, die Kassiererin, der Mieter, die Mieterin, der Vermieter, die Vermieterin, der Auftragnehmer, der Auftraggeber, der Kunde, die Eltern, Leitung, Verwaltung, Geschäftsführung',
  deadlines:
    'bis, bis zum, bis zur, bis Ende, bis spätestens, spätestens, vor dem, vor, fällig, binnen, innerhalb von',
  sources:
    'Sitzung, Besprechung, Protokoll, Meeting, Treffen, Versammlung, Mail, E-Mail, Nachricht, Brief, Schreiben, Bericht, Chat, Vertrag, Gespräch, Dokument, Notiz, Text, genannt, nennt, gemacht, gefasst, getroffen, steht, stehen, erwähnt, gibt, es',
  kinds: {
    decision: {
      names:
        'Beschlüsse, Beschluss, Entscheidungen, Entscheidung, Vereinbarungen, beschlossen, entschieden',
      asks: 'was wurde beschlossen, was wurde entschieden, was wurde vereinbart, was ist beschlossen worden, was hat … beschlossen, was haben … beschlossen, was hat … entschieden, was haben … entschieden, worauf hat … geeinigt, worauf haben … geeinigt, was kam heraus, was wurde genehmigt, was wurde festgelegt',
      says: 'beschlossen, entschieden, haben uns geeinigt, haben sich geeinigt, einigten sich, einigten uns, vereinbart, beschließt, beschloss, beschließen, genehmigt, stimmt zu, stimmte zu, stimmten zu, angenommen, festgelegt, gewählt, wir übernehmen',
    },
    rejected: {
      names: 'Ablehnungen, Ablehnung, abgelehnt',
      asks: 'was wurde abgelehnt, was ist abgelehnt worden, was hat … abgelehnt, was haben … abgelehnt, was lehnt … ab, was wurde nicht genehmigt, was wurde verworfen',
      says: 'abgelehnt, lehnt ab, lehnte ab, lehnten ab, verworfen, zurückgewiesen, nicht genehmigt, dagegen entschieden, können wir nicht, nicht übernehmen',
    },
    open: {
      names: 'offene Fragen, offene Punkte, offene Frage, ungeklärte Punkte, Offenes, ungeklärt',
      asks: 'was ist noch offen, was ist offen, was blieb offen, was bleibt offen, was wurde nicht entschieden, was wurde noch nicht entschieden, was wurde vertagt, was wurde verschoben, was ist unklar, was ist noch unklar, was ist noch nicht entschieden, was ist ungeklärt, was weiß … nicht',
      says: 'offen ist, ist offen, noch offen, bleibt offen, blieb offen, nicht entschieden, noch nicht entschieden, nicht beschlossen, keine Entscheidung, kein Beschluss, vertagt, zurückgestellt, unklar, ungeklärt, noch zu klären, muss noch geklärt, wissen noch nicht, weiß noch nicht, steht noch nicht fest, steht noch aus',
    },
    task: {
      names:
        'Aufgaben, Aufgabe, To-dos, To-do, TODO, Maßnahmen, Maßnahme, nächste Schritte, nächsten Schritte, Aktionen, Aktion, Arbeitsaufträge',
      asks: 'wer muss was tun, wer macht was, wer soll was tun, wer muss was machen, wer hat was zu tun, was ist zu tun, was muss … tun, was muss … machen, was soll … tun, was soll … machen, was sollen … tun, was müssen … tun, was müssen … machen, was macht … bis, was hat … zu tun, was wird … tun, was ist noch zu tun, wofür ist … zuständig, was muss getan werden, was muss erledigt werden, was muss ich tun, was sind die nächsten Schritte, wie geht es weiter',
      says: 'ist zuständig, übernimmt, kümmert sich, kümmere mich, hat die Aufgabe, ist verantwortlich',
      does: 'wird, werden, werde, soll, sollen, sollte, sollten',
    },
    request: {
      names: 'Bitten, Bitte, Forderungen, Wünsche, Anliegen',
      asks: 'worum bittet …, was möchte …, was will …, was wünscht sich …, was fordert …, was verlangt …, worum hat … gebeten',
      says: 'bitte, bitten, bittet, könnten Sie, könntest du, können Sie, kannst du, würden Sie, wir bitten, ich bitte, gebeten, benötigen wir, brauchen wir',
    },
    requirement: {
      names:
        'Anforderungen, Anforderung, Pflichten, Pflicht, Auflagen, Bedingungen, Voraussetzungen, Verpflichtungen, Vorschriften',
      asks: 'was ist vorgeschrieben, was ist erforderlich, was ist nötig, was ist Pflicht, was verlangt …, wozu ist … verpflichtet, wozu verpflichtet sich …',
      says: 'muss, müssen, hat zu, haben zu, ist verpflichtet, sind verpflichtet, verpflichtet sich, ist erforderlich, sind erforderlich, erforderlich, vorgeschrieben, notwendig, ist zu, sind zu',
      does: 'muss, müssen, musst',
    },
    prohibition: {
      names: 'Verbote, Verbot, verboten, untersagt',
      asks: 'was ist verboten, was ist nicht erlaubt, was ist untersagt, was darf … nicht, was darf nicht, was dürfen … nicht, was ist nicht gestattet',
      says: 'darf nicht, dürfen nicht, nicht mehr, verboten, untersagt, nicht erlaubt, nicht gestattet, darf keine, dürfen keine, darf kein, darf im, darf nur, unzulässig',
    },
    deadline: {
      names: 'Fristen, Frist, Termine, Termin, Stichtage',
      asks: 'was ist fällig, was muss bis wann',
      says: 'Frist, nächste Sitzung, nächster Termin, fällig, läuft ab, Termin',
    },
    proposal: {
      names: 'Vorschläge, Vorschlag, Empfehlungen, Empfehlung, Anregungen, Ratschläge, Rat',
      asks: 'was schlägt … vor, was schlagen … vor, was hat … vorgeschlagen, was empfiehlt …, was empfehlen …, was hat … empfohlen, was rät …, was wurde vorgeschlagen, was wurde empfohlen, was regt … an, was würde … tun, was schlug … vor',
      says: 'schlägt vor, schlägt, schlage vor, schlage, schlug, vorgeschlagen, empfiehlt, empfehle, empfehlen, empfohlen, rät, rate, raten, regt an, mein Vorschlag, unser Vorschlag, ich würde, wir würden, plädiert, spricht sich für',
    },
    option: {
      names:
        'Möglichkeiten, Möglichkeit, Optionen, Option, Alternativen, Alternative, Varianten, Angebote',
      asks: 'was kann … wählen, was bietet … an, zwischen was kann',
      says: 'zwei Möglichkeiten, drei Möglichkeiten, zwei Varianten, drei Varianten, entweder, alternativ, Variante A, Variante B, Variante 1, Variante 2, Möglichkeit, Option, zur Wahl, zur Auswahl, wahlweise, kann anbieten, können anbieten',
    },
    promise: {
      names: 'Zusagen, Zusage, Versprechen',
      asks: 'was verspricht …, was hat … versprochen, was sagt … zu, was hat … zugesagt, was garantiert …',
      says: 'verspricht, versprochen, verspreche, versprechen, sagt zu, zugesagt, sagen zu, garantieren, garantiert, sichern zu, sichert zu, zugesichert, ich werde, wir werden',
    },
    risk: {
      names:
        'Risiken, Risiko, Bedenken, Probleme, Problem, Sorgen, Warnungen, Gefahren, Einwände, Beschwerden',
      asks: 'wovor warnt …, wovor hat … gewarnt, was befürchtet …, worüber macht sich … Sorgen, welche Sorgen hat, was macht … Sorgen, worüber beschwert sich …, was kritisiert …, was bemängelt …',
      says: 'warnt, warnte, gewarnt, warnen, Risiko, Gefahr, Bedenken, befürchtet, befürchte, befürchten, Sorge, Sorgen, besorgt, Problem, Probleme, beschwert, beschwerten, kritisiert, bemängelt, gefährdet, sonst droht',
    },
    finding: {
      names:
        'Ergebnisse, Ergebnis, Befunde, Befund, Feststellungen, Erkenntnisse, Schlussfolgerungen, Fazit',
      asks: 'was wurde festgestellt, was hat … festgestellt, was hat … ergeben, was ergab …, was stellt … fest, was ist herausgekommen',
      says: 'festgestellt, stellte fest, stellt fest, ergab, ergeben, zeigte, zeigt, hat gezeigt, herausgestellt, Ergebnis, kommt zu dem Schluss',
    },
  },
}

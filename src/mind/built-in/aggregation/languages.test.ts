import { expect, test } from 'vitest'
import { aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { languages } from '../../../language/languages.ts'

const translated: Readonly<Record<string, { table: string; asked: Record<string, string> }>> = {
  de: {
    table: `| Fluss | Länge (km) | Mündet in |
|---|---|---|
| Alme | 59,1 | Lippe |
| Emmer | 61,8 | Weser |
| Diemel | 110,5 | Weser |`,
    asked: {
      'Welcher Fluss ist der längste?': 'Diemel: 110,5',
      'Wie viele Flüsse münden in die Weser?': '2 von 3',
      'Wie viele Flüsse münden nicht in die Weser?': '1 von 3',
      'Wie viele Flüsse münden in die Weser oder die Lippe?': '3 Zeilen',
      'Welche Flüsse sind länger als 60 km?': '2 von 3',
      'Was ist die durchschnittliche Länge?': '77,13',
    },
  },
  fr: {
    table: `| Rivière | Longueur (km) | Pays |
|---|---|---|
| Loue | 122,2 | France |
| Orbe | 65,1 | Suisse |
| Doubs | 453,0 | France |`,
    asked: {
      'Quelle rivière est la plus longue ?': 'Doubs: 453,0',
      'Combien de rivières y a-t-il en France ?': '2 lignes sur 3',
      'Combien de rivières ne sont pas en France ?': '1 ligne sur 3',
      'Combien de rivières y a-t-il en France ou en Suisse ?': '3 lignes',
      'Quelle est la longueur moyenne ?': '213,43',
      'Quelles rivières ont une longueur de plus de 100 km ?': '2 lignes sur 3',
    },
  },
  es: {
    table: `| Plan | Precio mensual | Soporte |
|---|---|---|
| Semilla | 4 € | correo |
| Bosque | 99 € | teléfono |
| Selva | 399 € | teléfono |`,
    asked: {
      '¿Cuál es el plan más caro?': 'Selva: 399 €',
      '¿Cuántos planes tienen soporte por teléfono?': '2 de 3',
      '¿Cuántos planes no tienen soporte por teléfono?': '1 de 3',
      '¿Cuántos planes tienen soporte por teléfono o correo?': '3 filas',
      '¿Qué planes cuestan menos de 100 €?': '2 de 3',
      '¿Cuál es el precio mensual promedio?': '167,33 €',
      '¿Cuánto cuesta el plan Bosque?': '99 €',
    },
  },
  it: {
    table: `| Piano | Prezzo mensile | Assistenza |
|---|---|---|
| Seme | 4 € | posta |
| Bosco | 99 € | telefono |
| Foresta | 399 € | telefono |`,
    asked: {
      'Qual è il piano più caro?': 'Foresta: 399 €',
      'Quanti piani hanno assistenza per telefono?': '2 di 3',
      'Quanti piani non hanno assistenza per telefono?': '1 di 3',
      'Quanti piani hanno assistenza per telefono o posta?': '3 righe',
      'Quali piani costano meno di 100 €?': '2 di 3',
      'Qual è il prezzo mensile medio?': '167,33 €',
      'Quanto costa il piano Bosco?': '99 €',
    },
  },
  pt: {
    table: `| Plano | Preço mensal | Suporte |
|---|---|---|
| Semente | 4 € | correio |
| Bosque | 99 € | telefone |
| Floresta | 399 € | telefone |`,
    asked: {
      'Qual é o plano mais caro?': 'Floresta: 399 €',
      'Quantos planos têm suporte por telefone?': '2 de 3',
      'Quantos planos não têm suporte por telefone?': '1 de 3',
      'Quantos planos têm suporte por telefone ou correio?': '3 linhas',
      'Quais planos custam menos de 100 €?': '2 de 3',
      'Qual é o preço mensal médio?': '167,33 €',
      'Quanto custa o plano Bosque?': '99 €',
    },
  },
  nl: {
    table: `| Abonnement | Maandprijs | Hulp |
|---|---|---|
| Zaad | 4 € | mail |
| Bos | 99 € | telefoon |
| Woud | 399 € | telefoon |`,
    asked: {
      'Welk abonnement heeft de hoogste maandprijs?': 'Woud: 399 €',
      'Hoeveel abonnementen bieden hulp per telefoon?': '2 van 3',
      'Hoeveel abonnementen bieden geen hulp per telefoon?': '1 van 3',
      'Hoeveel abonnementen bieden hulp per telefoon of mail?': '3 rijen',
      'Wat is de gemiddelde maandprijs?': '167,33 €',
      'Welke abonnementen hebben een maandprijs onder 100 €?': '2 van 3',
    },
  },
  ru: {
    table: `| Река | Длина (км) | Впадает в |
|---|---|---|
| Вага | 574,5 | Двина |
| Юг | 574,0 | Сухона |
| Пинега | 779,0 | Двина |`,
    asked: {
      'Какая река самая длинная?': 'Пинега: 779,0',
      'Какая самая короткая река?': 'Юг: 574,0',
      'Сколько рек впадает в Двину?': '2 из 3 строк',
      'Сколько рек впадает в Двину или Сухону?': '3 строки',
      'Какие реки короче 600 км?': '2 из 3 строк',
      'Какие реки длиннее 600 км?': '1 из 3 строк',
      'Какова средняя длина?': '642,5',
    },
  },
  pl: {
    table: `| Abonament | Cena (zł) | Pomoc |
|---|---|---|
| Nasiono | 4,50 | poczta |
| Bór | 99,00 | telefon |
| Puszcza | 399,00 | telefon |`,
    asked: {
      'Który abonament jest najdroższy?': 'Puszcza: 399,00',
      'Jaki jest najtańszy abonament?': 'Nasiono: 4,50',
      'Ile abonamentów oferuje pomoc przez telefon?': '2 z 3 wierszy',
      'Ile abonamentów ma pomoc przez telefon lub pocztę?': '3 wiersze',
      'Które abonamenty kosztują mniej niż 100 zł?': '2 z 3 wierszy',
      'Jaka jest średnia cena?': '167,50',
      'Ile kosztuje abonament Bór?': '99,00',
    },
  },
}

const questions = Object.entries(translated).flatMap(([language, { table, asked }]) =>
  Object.entries(asked).map(([question, beginning]) => ({ language, table, question, beginning })),
)

test.each(questions)('$language: $question', ({ language, table, question, beginning }) => {
  expect(aggregatedLine(question, [passageOf(table, { language })])).toMatch(
    new RegExp(`^${beginning.replaceAll('.', '\\.')}(?:\\s|$)`),
  )
})

test('a value is named in a form that the stemmer does not join with it', () => {
  const table = '| Caneta | Cor |\n|---|---|\n| Foz | azul |\n| Minho | azul |\n| Tejo | verde |'

  const line = aggregatedLine('Quais canetas são azuis?', [passageOf(table, { language: 'pt' })])

  expect(line).toMatch(/^2 de 3 linhas/)
})

test('every language that computes is tried here', () => {
  const computing = [...languages.values()].filter(({ aggregation }) => aggregation !== undefined)

  expect(computing.map(({ code }) => code).sort()).toEqual(
    ['en', ...Object.keys(translated)].sort(),
  )
})

import { expect, test } from 'vitest'
import { classifyTopic } from './classify-topic.ts'

test.each([
  ['What are recent studies on gene therapy for cancer cells?', 'en', 'medicine'],
  ['Latest Python release', 'en', 'code'],
  ['Aktuelle Forschung zu Molekülen', 'de', 'general'],
  ['Aktuelle Nachrichten zum Molekül', 'de', 'news'],
  ['What is the latest on the lighthouse?', 'en', 'general'],
  ['Which prime numbers were found with neural networks on a Linux kernel?', 'en', 'general'],
])('"%s" (%s) is a question of the field %s', (text, language, field) => {
  expect(classifyTopic(text, language)).toBe(field)
})

import { expect, test } from 'vitest'
import { withoutDescriptions } from '../../scripts/without-descriptions.ts'

test('the schemas and operations of a contract stay, and what only describes them goes', () => {
  const source = `
    const Id = z.string().describe(\`An \${'id'}\`).max(9).meta({ id: 'Id', examples: ['a'] }).optional()
    export const add = operation({
      method: 'post', summary: 'Add.', input: z.object({ id: Id.describe('Its id.') }),
      mcp: { title: 'Add', input: z.object({ a: Id.describe('a') }) }, status: 201,
    })
    export const told = { summary: add.path }`
  expect(withoutDescriptions('a.ts', source).replace(/\s+/g, ' ').trim()).toBe(
    "const Id = z.string().max(9).optional() export const add = operation({ method: 'post', input: z.object({ id: Id }), status: 201, }) export const told = { summary: add.path }",
  )
})

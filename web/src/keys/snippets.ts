type Snippet = { readonly name: string; readonly code: string }

const question = 'What is in my documents?'

/** How a key is used, ready to be pasted. */
export function snippets(url: string, key: string): readonly Snippet[] {
  const mcp = `${url}/api/mcp`
  return [
    {
      name: 'curl',
      code: `curl ${url}/agent/interactions \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"messages": [{"role": "user", "content": "${question}"}]}'`,
    },
    {
      name: 'TypeScript',
      code: `const response = await fetch('${url}/agent/interactions', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${key}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ messages: [{ role: 'user', content: '${question}' }] }),
})
const { messages, citations, usage } = await response.json()
console.log(messages.at(-1).content, citations, usage)`,
    },
    {
      name: 'Claude Code',
      code: `claude mcp add --transport http skein ${mcp} --header "Authorization: Bearer ${key}"`,
    },
    { name: 'Cursor', code: json({ mcpServers: { skein: { url: mcp, headers: bearer(key) } } }) },
    {
      name: 'VS Code',
      code: json({ servers: { skein: { type: 'http', url: mcp, headers: bearer(key) } } }),
    },
    {
      name: 'OpenAI',
      code: `export OPENAI_BASE_URL=${url}/v1\nexport OPENAI_API_KEY=${key}`,
    },
  ]
}

function bearer(key: string) {
  return { Authorization: `Bearer ${key}` }
}

function json(value: object): string {
  return JSON.stringify(value, null, 2)
}

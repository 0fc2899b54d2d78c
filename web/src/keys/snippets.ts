import type { ApiKey } from '../../../src/contract/keys.ts'
import { strings } from '../strings/strings.ts'

const text = strings.keys

export type Snippet = {
  readonly name: string
  readonly code: string
  /** Where it is put, or what else there is to know. */
  readonly hint?: string
}

/** How a key is used, ready to be pasted: what its scopes allow. `email` is of the account that it belongs to. */
export function snippets(
  url: string,
  { key, scopes }: { readonly key: string; readonly scopes: ApiKey['scopes'] },
  email: string,
): readonly Snippet[] {
  const may = new Set(scopes)
  return [
    ...(may.has('chat') ? chatSnippets(url, key, email) : [modelsSnippet(url, key)]),
    ...(may.has('mcp') ? mcpSnippets(`${url}/api/mcp`, key) : []),
  ]
}

function chatSnippets(url: string, key: string, email: string): readonly Snippet[] {
  const question = strings.chat.suggestions.rag
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
      name: text.commandLine,
      hint: text.commandLineMeans,
      code: `export SKEIN_KEY=${key}
npm run --silent skein -- chat --email ${shellQuoted(email)} '${question}'`,
    },
    {
      name: 'OpenAI',
      code: `export OPENAI_BASE_URL=${url}/v1
export OPENAI_API_KEY=${key}`,
    },
  ]
}

/** What a key can do that may not chat. */
function modelsSnippet(url: string, key: string): Snippet {
  return { name: 'curl', code: `curl ${url}/agent/models -H 'Authorization: Bearer ${key}'` }
}

function mcpSnippets(url: string, key: string): readonly Snippet[] {
  const bearer = `Bearer ${key}`
  const headers = { Authorization: bearer }
  const remote = ['mcp-remote', url, '--header', ['Authorization:', '{AUTH}'].join('$')]
  return [
    {
      name: 'Claude Code',
      code: `claude mcp add --transport http skein ${url} --header "Authorization: ${bearer}"`,
    },
    {
      name: 'Claude Desktop',
      hint: 'claude_desktop_config.json',
      code: json({
        mcpServers: { skein: { command: 'npx', args: remote, env: { AUTH: bearer } } },
      }),
    },
    {
      name: 'Codex',
      code: `export SKEIN_KEY=${key}
codex mcp add skein --url ${url} --bearer-token-env-var SKEIN_KEY`,
    },
    {
      name: 'Cursor',
      hint: '.cursor/mcp.json',
      code: json({ mcpServers: { skein: { url, headers } } }),
    },
    {
      name: 'VS Code',
      hint: '.vscode/mcp.json',
      code: json({ servers: { skein: { type: 'http', url, headers } } }),
    },
  ]
}

function shellQuoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

function json(value: object): string {
  return JSON.stringify(value, null, 2)
}

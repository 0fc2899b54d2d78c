import type { ApiKey } from '../../../src/contract/access/keys.ts'
import { shellQuoted } from '../reference/examples.ts'
import { strings } from '../strings/strings.ts'

const text = strings.keys

export type Snippet = {
  readonly name: string
  readonly code: string
  /** Where to put it, or what else to know. */
  readonly hint?: string
}

/** Examples of a key's use, ready to paste, for what its scopes allow. `email` is that of its account. */
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
      hint: text.typeScriptMeans,
      code: `const response = await fetch('${url}/agent/interactions', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${key}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ messages: [{ role: 'user', content: '${question}' }] }),
})
if (!response.ok) throw new Error(await response.text())
const { messages, citations, usage } = JSON.parse(await response.text())
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

/** An example for a key without the scope for chat. */
function modelsSnippet(url: string, key: string): Snippet {
  return { name: 'curl', code: `curl ${url}/agent/models -H 'Authorization: Bearer ${key}'` }
}

/** Configurations as each MCP client documents them, commands first. */
function mcpSnippets(url: string, key: string): readonly Snippet[] {
  const authorization = `Authorization: Bearer ${key}`
  return [
    {
      name: 'Claude Code',
      code: `claude mcp add --transport http skein ${url} --header "${authorization}"`,
    },
    {
      name: 'Codex',
      hint: text.codexMeans,
      code: `export SKEIN_KEY=${key}
codex mcp add skein --url ${url} --bearer-token-env-var SKEIN_KEY`,
    },
    {
      name: 'Gemini CLI',
      hint: text.geminiMeans,
      code: `gemini mcp add --scope user --transport http skein ${url} --header "${authorization}"`,
    },
    ...mcpFiles(url, `Bearer ${key}`),
  ]
}

function mcpFiles(url: string, bearer: string): readonly Snippet[] {
  const headers = { Authorization: bearer }
  const files: readonly (readonly [name: string, file: string, content: object])[] = [
    ['Claude Desktop', 'claude_desktop_config.json', mcpServers(bridge(url, bearer))],
    ['Cursor', '.cursor/mcp.json', mcpServers({ url, headers })],
    ['VS Code', '.vscode/mcp.json', { servers: { skein: { type: 'http', url, headers } } }],
    ['Windsurf', '~/.codeium/windsurf/mcp_config.json', mcpServers({ serverUrl: url, headers })],
    [
      'OpenCode',
      'opencode.json',
      { mcp: { skein: { type: 'remote', url, oauth: false, headers } } },
    ],
    ['Zed', 'settings.json', { context_servers: { skein: { url, headers } } }],
  ]
  return files.map(([name, hint, content]) => ({
    name,
    hint,
    code: JSON.stringify(content, null, 2),
  }))
}

function mcpServers(skein: object): object {
  return { mcpServers: { skein } }
}

/** For clients that cannot send headers: a local program that adds one. */
function bridge(url: string, bearer: string): object {
  const header = ['Authorization:', '{AUTH}'].join('$') // a blank would split the argument on Windows
  const insecure = url.startsWith('http:') ? ['--allow-http'] : []
  return {
    command: 'npx',
    args: ['-y', 'mcp-remote', url, ...insecure, '--header', header],
    env: { AUTH: bearer },
  }
}

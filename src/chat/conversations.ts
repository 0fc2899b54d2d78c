import { notFound } from '../base/errors/not-found.ts'
import { newId } from '../base/ids.ts'
import { Interaction } from '../contract/chat/chat.ts'
import type { ConversationStore, StoredTurn } from '../storage/chat/conversation-store.ts'
import type { ConversationPage, StoredConversation } from '../storage/chat/list-conversations.ts'
import type { Page, PageOf } from '../storage/statements/page.ts'
import type { ConversationSearch } from './conversation-search.ts'

const Cited = Interaction.pick({ citations: true })

/** The stored conversations. A turn is added when its chat is charged. */
export class Conversations {
  readonly #store: ConversationStore
  readonly #search: Pick<ConversationSearch, 'find'>

  constructor(store: ConversationStore, search: Pick<ConversationSearch, 'find'>) {
    this.#store = store
    this.#search = search
  }

  list(accountId: string, page: ConversationPage): Promise<PageOf<StoredConversation>> {
    const { saying } = page
    return saying === undefined
      ? this.#store.list(accountId, page)
      : this.#search.find(accountId, page)
  }

  /** Throws `not_found` if the account has no such conversation. */
  async get(accountId: string, conversationId: string): Promise<StoredConversation> {
    const found = await this.#store.find(accountId, conversationId)
    if (!found) throw notFound('conversation')
    return found
  }

  async create(accountId: string, title = ''): Promise<StoredConversation> {
    const id = newId('conversation')
    await this.#store.create(accountId, id, title)
    return this.get(accountId, id)
  }

  async rename(
    accountId: string,
    conversationId: string,
    title: string,
  ): Promise<StoredConversation> {
    await this.#store.rename(accountId, conversationId, title)
    return this.get(accountId, conversationId)
  }

  async remove(accountId: string, conversationId: string): Promise<void> {
    await this.get(accountId, conversationId)
    await this.#store.remove(accountId, conversationId)
  }

  /** The quotes of the last answer of a conversation, if it is this reply. */
  async quotesOf(conversationId: string, reply: string): Promise<readonly string[] | undefined> {
    const { entries } = await this.#store.turns(conversationId, { limit: 1 })
    const [last] = entries
    if (!last?.response || last.reply !== reply) return undefined
    const { citations } = Cited.parse(JSON.parse(last.response))
    return citations.map(({ quote }) => quote)
  }

  /** What the other turns of the conversation of an answer said and quoted. */
  async turnsBeside(
    accountId: string,
    { interaction_id, messages }: Pick<Interaction, 'interaction_id' | 'messages'>,
  ) {
    // Its own question and reply repeat nothing.
    if (messages.length <= 2) return []
    const turns = await this.#store.turnsBeside(accountId, interaction_id)
    return turns.map(({ reply, response }) => {
      const { citations, trace } = JSON.parse(response || '{}') as Partial<Interaction> // the chat has written it
      return { reply, ...(citations && { citations }), ...(trace && { trace }) }
    })
  }

  async turns(accountId: string, conversationId: string, page: Page): Promise<PageOf<StoredTurn>> {
    await this.get(accountId, conversationId)
    return this.#store.turns(conversationId, page)
  }
}

import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { ServiceError } from '../base/service-error.ts'

/** The same dialect, but with `storage_unavailable` as the error when the server cannot be reached or closes down. */
export function postgresConnectionErrors(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => translating(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

const connections = new WeakSet<DatabaseConnection>()

function translating(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...inputs: unknown[]) => {
        try {
          const result = await method.apply(target, inputs)
          if (name === 'acquireConnection') translateQueries(result)
          return result
        } catch (error) {
          throw translate(error)
        }
      }
    },
  })
}

function translateQueries(connection: DatabaseConnection): void {
  if (connections.has(connection)) return
  connections.add(connection)
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (...inputs) => {
    try {
      return await execute(...inputs)
    } catch (error) {
      throw translate(error)
    }
  }
}

/** SQLSTATE classes: connection exception, insufficient resources, operator intervention. */
const unavailableStates = /^(08|53|57)/
const unavailableSockets =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|not queryable/i

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const unavailable =
    unavailableStates.test(code) ||
    unavailableSockets.test(code) ||
    unavailableMessages.test(error.message)
  if (!unavailable) return error
  return new ServiceError('storage_unavailable', 'The storage cannot be reached at the moment.', {
    retryAfterSeconds: 5,
    cause: error,
  })
}

import {
  type CallResult,
  type Client,
  changeGuestBook,
  decideGuestBookEntry,
  openGuestBook,
  removeGuestBook,
  removeGuestBookEntry,
  showWaitingGuestBookEntries,
} from '@passepartout/contracts'
import type { OrderFormError } from '../order/handle-order-action.ts'

export type ChangedBook = { ok: true; to: 'guest-book'; done: string } | OrderFormError

/** Executes a form on the page of a guest book's owner. */
export async function changeOwnBook(
  api: Client,
  token: string,
  fields: URLSearchParams,
): Promise<ChangedBook> {
  const intent = fields.get('intent') ?? ''
  const values = Object.fromEntries([...new Set(fields.keys())].map(name => [name, fields.getAll(name)]))
  const answer = await callFor(api, intent, token, fields)
  if (!answer) return { ok: false, intent, status: 422, message: '', errors: {}, values }
  if (answer.ok) return { ok: true, to: 'guest-book', done: intent }
  const { message, errors } = answer
  return { ok: false, intent, status: answer.status ?? 503, message, errors, values }
}

function callFor(
  api: Client,
  intent: string,
  token: string,
  fields: URLSearchParams,
): Promise<CallResult<unknown>> | undefined {
  const params = { token }
  const ofEntry = { token, id: fields.get('entry') ?? '' }
  const body = { title: fields.get('title') ?? '', lastDate: fields.get('lastDate') ?? '' }
  switch (intent) {
    case 'open-book':
      return api.call(openGuestBook, { params, body })
    case 'change-book':
      return api.call(changeGuestBook, { params, body })
    case 'delete-book':
      return api.call(removeGuestBook, { params })
    case 'show-entry':
      return api.call(decideGuestBookEntry, { params: ofEntry, body: { state: 'shown' } })
    case 'hide-entry':
      return api.call(decideGuestBookEntry, { params: ofEntry, body: { state: 'hidden' } })
    case 'show-waiting':
      return api.call(showWaitingGuestBookEntries, { params })
    case 'delete-entry':
      return api.call(removeGuestBookEntry, { params: ofEntry })
    default:
      return undefined
  }
}

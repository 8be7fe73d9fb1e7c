import { getBotCheck } from '@passepartout/contracts'
import type { Challenge } from 'altcha-lib/types'
import { solveBotChallenge } from './adapters/captcha/solve.fixture.ts'
import { bodyOf, type TestShop, type Visitor } from './shop.fixture.ts'

/** The proof of work that a browser would send. */
export async function proofFor(visitor: Visitor): Promise<string> {
  const answer = await visitor.client.call(getBotCheck, {})
  if (!answer.ok) throw new Error(answer.code)
  return solveBotChallenge(answer.payload as Challenge)
}

/** Posts a form as a script would; `from` is the client's address. */
export const post = (visitor: Visitor, path: string, body: unknown, headers: Record<string, string> = {}) =>
  visitor.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Status, code and invalid fields of a failed call. */
export async function refusal(answer: Response) {
  const { code, payload } = await bodyOf(answer)
  return { status: answer.status, code, fields: Object.keys(payload.errors) }
}

/** All log entries as one text. */
export const loggedText = ({ logged }: TestShop): string => JSON.stringify(logged)

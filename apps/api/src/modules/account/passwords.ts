import { inHashingTurn } from '../../auth/hashing-turns.ts'
import type { CallContext } from '../../http/call-context.ts'
import { turnsOf } from '../../http/turns-of.ts'

type Context = Pick<CallContext, 'sessions' | 'shop' | 'requester' | 'request'>

// Hash of a random password with better-auth's parameters: verifying against it takes as long as against a real one.
let nobodys: Promise<string> | undefined

const hasher = async ({ sessions, shop }: Context) => (await sessions.of(shop.channel).$context).password

export const hashPassword = async (context: Context, password: string): Promise<string> =>
  inHashingTurn(turnsOf(context.requester, context.request.signal), async () =>
    (await hasher(context)).hash(password.normalize('NFKC')),
  )

/** Whether a password matches a hash; takes equally long without a hash. */
export async function verifyPassword(
  context: Context,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const { verify, hash: make } = await hasher(context)
  nobodys ??= make(crypto.randomUUID())
  const known = hash ?? (await nobodys)
  const isRight = await inHashingTurn(turnsOf(context.requester, context.request.signal), () =>
    verify({ hash: known, password: password.normalize('NFKC') }),
  )
  return isRight && hash !== null
}

import type { CallContext } from '../../http/call-context.ts'

type Context = Pick<CallContext, 'sessions' | 'shop'>

// Nobody's; made once with what better-auth makes for everybody, so that checking it takes as long as checking theirs.
let nobodys: Promise<string> | undefined

const hasher = async ({ sessions, shop }: Context) => (await sessions.of(shop.channel).$context).password

export const hashOfPassword = async (context: Context, password: string): Promise<string> =>
  (await hasher(context)).hash(password.normalize('NFKC'))

/** Whether a password belongs to a hash; takes its time where there is none, too. */
export async function isPasswordOf(
  context: Context,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const { verify, hash: make } = await hasher(context)
  nobodys ??= make(crypto.randomUUID())
  const isRight = await verify({ hash: hash ?? (await nobodys), password: password.normalize('NFKC') })
  return isRight && hash !== null
}

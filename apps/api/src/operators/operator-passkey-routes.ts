import type { Context, Hono } from 'hono'
import type { Operator } from './operator-access.ts'
import { PASSKEY_SCRIPT } from './operator-pages.ts'
import type { openOperatorPasskeys } from './operator-passkeys.ts'
import { readForm, readJson, sameOriginPath } from './read-form.ts'

export const LINK_IS_OVER = 'This link was used already or is more than an hour old. Ask for a new one.'
export const TOO_MANY_TRIES = 'Too many tries. Please wait a while.'
const WRONG_PASSKEY = 'This passkey opens nothing here.'
const LAST_PASSKEY = 'Without this passkey you could not log in any more. Add another one first.'

interface PasskeyRouteDeps {
  passkeys: ReturnType<typeof openOperatorPasskeys>
  secure: boolean
  /** The operator who is logged in. */
  operatorOf: (request: Request) => Promise<(Operator & { email: string }) | undefined>
  /** Spends one try of the request's address. */
  spendTry: (request: Request) => Promise<{ ok: boolean }>
  openSession: (c: Context, operator: Operator) => Promise<void>
  record: (request: Request, kind: string, operator?: Operator) => Promise<void>
  /** The operators' start page. */
  home: (operator: Operator, problem?: string) => Promise<string>
}

/** Adds, uses and removes passkeys of operators, below `/_operator/passkey`. */
export function addPasskeyRoutes(app: Hono, deps: PasskeyRouteDeps): void {
  const { passkeys, secure, operatorOf, spendTry, openSession, record, home } = deps
  const placeOf = (c: Context) => {
    const { host, hostname } = new URL(c.req.url)
    return { origin: `${secure ? 'https' : 'http'}://${host}`, host: hostname }
  }
  /** The operator who may add a passkey: one who is logged in, or the one of an invitation token. */
  const holderOf = async (c: Context, token: string) =>
    token ? passkeys.invited(token) : operatorOf(c.req.raw)
  const refused = (c: Context, problem: string, status: 400 | 429 = 400) => c.json({ problem }, status)

  app.get('/_operator/passkey.js', c => c.body(PASSKEY_SCRIPT, 200, { 'content-type': 'text/javascript' }))
  app.post('/_operator/passkey/add-question', async c => {
    if (!(await spendTry(c.req.raw)).ok) return refused(c, TOO_MANY_TRIES, 429)
    const who = await holderOf(c, (await readJson(c.req.raw)).token)
    const options = who && (await passkeys.askForNew(who, placeOf(c)))
    return options ? c.json(options) : refused(c, LINK_IS_OVER)
  })
  app.post('/_operator/passkey/add', async c => {
    if (!(await spendTry(c.req.raw)).ok) return refused(c, TOO_MANY_TRIES, 429)
    const { token, response } = await readJson(c.req.raw)
    const who = await holderOf(c, token)
    if (!who || !(await passkeys.add(who, placeOf(c), response, token))) {
      await record(c.req.raw, 'operator-passkey-refused', who)
      return refused(c, WRONG_PASSKEY)
    }
    await record(c.req.raw, token ? 'operator-set-up' : 'operator-passkey-added', who)
    return c.json({ to: token ? '/_operator/log-in' : '/_operator' })
  })
  app.post('/_operator/passkey/use-question', async c => {
    if (!(await spendTry(c.req.raw)).ok) return refused(c, TOO_MANY_TRIES, 429)
    return c.json(await passkeys.createSignInOptions(placeOf(c)))
  })
  app.post('/_operator/passkey/use', async c => {
    if (!(await spendTry(c.req.raw)).ok) return refused(c, TOO_MANY_TRIES, 429)
    const { to, response } = await readJson(c.req.raw)
    const operator = await passkeys.check(placeOf(c), response)
    if (!operator) {
      await record(c.req.raw, 'operator-log-in-refused')
      return refused(c, WRONG_PASSKEY)
    }
    await openSession(c, operator)
    return c.json({ to: sameOriginPath(to) })
  })
  app.post('/_operator/passkey/remove', async c => {
    const who = await operatorOf(c.req.raw)
    if (!who) return c.redirect('/_operator/log-in', 303)
    const done = await passkeys.remove(who, (await readForm(c.req.raw))('id'))
    if (done === 'last') return c.html(await home(who, LAST_PASSKEY), 400)
    if (done === 'removed') await record(c.req.raw, 'operator-passkey-removed', who)
    return c.redirect('/_operator', 303)
  })
}

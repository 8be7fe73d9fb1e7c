import { createHash, randomUUID } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import {
  createDatabaseRateLimiter,
  endOperatorSession,
  findInvitation,
  findOperator,
  findOperatorSession,
  recordSecurityEvent,
  setUpOperator,
  updateOperatorSecret,
} from '@passepartout/db'
import { permissionsOf } from '@passepartout/domain'
import { isSameOrigin } from '@passepartout/http'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { type Context, Hono } from 'hono'
import { inHashingTurn } from '../auth/hashing-turns.ts'
import { isSentOnce } from '../http/host-cookie.ts'
import { rateLimitKeyOfAddress } from '../http/rate-limit-key-of-address.ts'
import { createRateLimiters } from '../http/rate-limiters.ts'
import { turnsOf } from '../http/turns-of.ts'
import { passwordProblem } from '../modules/account/index.ts'
import { codeGuessingEmail } from './code-guessing-email.ts'
import type { Operator, OperatorAccess, OperatorOptions } from './operator-access.ts'
import { openOperatorAuth, operatorCookie } from './operator-auth.ts'
import { homePage, logInPage, messagePage, STYLE, setUpPage } from './operator-pages.ts'
import { addPasskeyRoutes, LINK_IS_OVER, TOO_MANY_TRIES } from './operator-passkey-routes.ts'
import { openOperatorPasskeys } from './operator-passkeys.ts'
import { readForm, sameOriginPath } from './read-form.ts'

const MIN_PASSWORD_LENGTH = 12
/** A code is valid for 30 seconds plus one step before and after. */
const CODE_SECONDS = 100
const WRONG = 'Email address, password and code do not match.'

export function createOperatorAccess(options: OperatorOptions): OperatorAccess {
  const { db, secret, secrets = [secret], secureCookies: secure, hosts, clock, log } = options
  const auth = openOperatorAuth({ db, secret, secure })
  const limits = createRateLimiters(db, options.limited)
  const passkeys = openOperatorPasskeys({ db, clock })
  // A code is accepted once, so that one seen over a shoulder is useless.
  const usedCodes = createDatabaseRateLimiter(db, { name: 'operator-code', points: 1, seconds: CODE_SECONDS })
  const warned = createDatabaseRateLimiter(db, { name: 'operator-warned', points: 1, seconds: 3600 })
  const nobodys = auth.$context.then(({ password }) => password.hash(randomUUID()))
  const answersOn = (request: Request) =>
    hosts.length === 0 || hosts.includes(new URL(request.url).hostname.toLowerCase())

  const note = async (request: Request, kind: string, operator?: Operator, details = {}) => {
    const key = rateLimitKeyOfAddress(options.addressOf(request), secret)
    if (kind.endsWith('-limited')) {
      const first = await limits.spend('noted-refusal', { address: key, account: `${kind} ${key}` })
      if (!first.ok) return
    }
    const actor = operator ? `operator:${operator.name}` : 'nobody'
    await recordSecurityEvent(db, { kind, actor, customerId: null, addressKey: key, details, at: clock() })
    log[operator ? 'info' : 'warn']({ event: kind, actor }, 'an operator, or somebody who would be one')
  }

  const sessionOf = async (request: Request) => {
    const cookies = request.headers.get('cookie') ?? ''
    if (!answersOn(request) || !isSentOnce(cookies, operatorCookie(secure))) return undefined
    const read = await auth.api.readSessionToken({
      headers: request.headers,
      body: { keys: secrets.map(keyOf) },
    })
    return read ? findOperatorSession(db, { token: read.token, now: clock() }) : undefined
  }
  const whoIs: OperatorAccess['whoIs'] = async request => {
    const found = await sessionOf(request)
    if (!found) return undefined
    const { id, name, roles } = found.operator
    return { id, name, roles }
  }
  /** Decrypts the TOTP secret with whichever of the shop's secrets encrypted it. */
  async function secretOf(sealed: string): Promise<string> {
    for (const one of secrets) {
      const read = await symmetricDecrypt({ key: keyOf(one), data: sealed }).catch(() => undefined)
      if (read !== undefined) return read
    }
    throw new Error('The secret of this operator was encrypted by a secret of the shop that is retired.')
  }
  const isCode = async (sealed: string, code: string) =>
    createOTP(await secretOf(sealed)).verify(code.replaceAll(' ', ''), { window: 1 })

  /**
   * Limits attempts at codes per operator over all networks and warns the operator, for an attacker who knows the
   * password could use many networks. Only requests with the correct password count, and passkeys need no code.
   */
  async function mayTryCode(request: Request, operator: Operator & { email: string }): Promise<boolean> {
    if ((await limits.spend('operator-code', { address: '', account: operator.id })).ok) return true
    await note(request, 'operator-code-limited', operator)
    if ((await warned.spend(operator.id)).ok) {
      const message = codeGuessingEmail(options.sender, operator.email)
      await options.jobs.sendLater(db, { kind: 'operator-codes-tried', message, now: clock() })
    }
    return false
  }

  async function check(
    request: Request,
    { email, password, code }: Record<'email' | 'password' | 'code', string>,
  ) {
    const { verify } = (await auth.$context).password
    const found = await findOperator(db, { email })
    const hash = found?.password ?? (await nobodys)
    const requester = turnsOf(
      { address: rateLimitKeyOfAddress(options.addressOf(request), secret) },
      request.signal,
    )
    const isRight = await inHashingTurn(requester, () =>
      verify({ hash, password: password.normalize('NFKC') }),
    )
    if (!found?.secret || !found.password || !isRight) return undefined
    if (!(await mayTryCode(request, found.operator))) return undefined
    if (!(await isCode(found.secret, code))) return undefined
    if (!(await usedCodes.spend(`${found.operator.id} ${code}`)).ok) return undefined
    // Encrypts the TOTP secret with the current secret.
    const data = await secretOf(found.secret)
    await updateOperatorSecret(db, {
      operatorId: found.operator.id,
      secret: await symmetricEncrypt({ key: keyOf(secret), data }),
    })
    return found.operator
  }

  /** Consumed before the body is read. */
  const spendTry = (request: Request) =>
    limits.spend('operator-log-in', { address: rateLimitKeyOfAddress(options.addressOf(request), secret) })

  const home = async ({ id, name }: Operator, problem?: string) =>
    homePage({ name, links: options.links, passkeys: await passkeys.list(id) }, problem)
  const openSession = async (c: Context, operator: Operator) => {
    const { headers } = await auth.api.openSession({
      body: { userId: operator.id },
      headers: c.req.raw.headers,
      returnHeaders: true,
    })
    await note(c.req.raw, 'operator-log-in', operator)
    for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  }

  const app = new Hono()
  app.use(async (c, next) => {
    if (!answersOn(c.req.raw)) return c.text('Not found', 404)
    const { host } = new URL(c.req.url)
    if (c.req.method === 'POST' && !isSameOrigin(c.req.raw.headers, host)) return c.text('Refused', 403)
    await next()
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    return undefined
  })
  app.get('/_operator/style.css', c => c.body(STYLE, 200, { 'content-type': 'text/css' }))
  app.get('/_operator', async c => {
    const operator = await whoIs(c.req.raw)
    if (!operator) return c.redirect('/_operator/log-in', 303)
    return c.html(await home(operator))
  })
  app.get('/_operator/log-in', c => c.html(logInPage(sameOriginPath(c.req.query('to')))))
  app.post('/_operator/log-in', async c => {
    if (!(await spendTry(c.req.raw)).ok) {
      await note(c.req.raw, 'operator-log-in-limited')
      return c.html(logInPage(sameOriginPath(c.req.query('to')), TOO_MANY_TRIES), 429)
    }
    const typed = await readForm(c.req.raw)
    const email = typed('email').trim().toLowerCase()
    const address = rateLimitKeyOfAddress(options.addressOf(c.req.raw), secret)
    const account = createHash('sha256').update(email).digest('base64url')
    if (!(await limits.spend('operator-password', { address, account })).ok) {
      await note(c.req.raw, 'operator-log-in-limited')
      return c.html(logInPage(sameOriginPath(typed('to')), TOO_MANY_TRIES, email), 429)
    }
    const operator = await check(c.req.raw, {
      ...{ email, password: typed('password').slice(0, 500), code: typed('code').slice(0, 20) },
    })
    if (!operator) {
      await note(c.req.raw, 'operator-log-in-refused')
      return c.html(logInPage(sameOriginPath(typed('to')), WRONG, email), 400)
    }
    await openSession(c, operator)
    return c.redirect(sameOriginPath(typed('to')), 303)
  })
  app.post('/_operator/log-out', async c => {
    const found = await sessionOf(c.req.raw)
    if (found) await endOperatorSession(db, { id: found.sessionId })
    if (found) await note(c.req.raw, 'operator-log-out', found.operator)
    const { headers } = await auth.api.dropSessionCookie({ headers: c.req.raw.headers, returnHeaders: true })
    for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    c.header('clear-site-data', '"cache", "storage"')
    return c.redirect('/_operator/log-in', 303)
  })

  const invited = (token: string) =>
    findInvitation(db, { tokenHash: createHash('sha256').update(token).digest('base64url'), now: clock() })
  const setUpForm = async (
    token: string,
    found: NonNullable<Awaited<ReturnType<typeof invited>>>,
    problem?: string,
  ) => {
    const url = createOTP(await secretOf(found.secret)).url('Passepartout', found.operator.email)
    return setUpPage({ token, secret: new URL(url).searchParams.get('secret') ?? '', url }, problem)
  }
  app.get('/_operator/set-up', async c => {
    const token = c.req.query('token') ?? ''
    const found = await invited(token)
    return found
      ? c.html(await setUpForm(token, found))
      : c.html(messagePage('This link is over', LINK_IS_OVER), 410)
  })
  app.post('/_operator/set-up', async c => {
    if (!(await spendTry(c.req.raw)).ok) return c.html(messagePage('Too many tries', TOO_MANY_TRIES), 429)
    const typed = await readForm(c.req.raw)
    const [token, password] = [typed('token'), typed('password').slice(0, 500)]
    const found = await invited(token)
    if (!found) return c.html(messagePage('This link is over', LINK_IS_OVER), 410)
    const isWeak =
      password.length < MIN_PASSWORD_LENGTH ||
      passwordProblem(password, [found.operator.email, found.operator.name])
    if (isWeak)
      return c.html(await setUpForm(token, found, 'This password is too short or too easy to guess.'), 400)
    if (!(await isCode(found.secret, typed('code').slice(0, 20))))
      return c.html(await setUpForm(token, found, 'This is not the code that the app shows.'), 400)
    const passwordHash = await (await auth.$context).password.hash(password.normalize('NFKC'))
    const isDone = await db.transaction(tx =>
      setUpOperator(tx, {
        tokenHash: createHash('sha256').update(token).digest('base64url'),
        ...{ operatorId: found.operator.id, access: { passwordHash, secret: found.secret }, now: clock() },
      }),
    )
    if (!isDone) return c.html(messagePage('This link is over', LINK_IS_OVER), 410)
    await note(c.req.raw, 'operator-set-up', found.operator)
    return c.redirect('/_operator/log-in', 303)
  })

  addPasskeyRoutes(app, {
    ...{ passkeys, secure, spendTry, openSession, record: note, home },
    operatorOf: async request => (await sessionOf(request))?.operator,
  })

  return {
    fetch: request => app.fetch(request),
    whoIs,
    record: note,
    guard: async (request, permission) => {
      const operator = await whoIs(request)
      const { pathname, search } = new URL(request.url)
      if (operator && permission && !permissionsOf(operator.roles).has(permission)) {
        await note(request, 'operator-refused', operator, { path: pathname })
        return new Response('Your roles do not permit this.', { status: 403, headers: NO_STORE })
      }
      if (operator) {
        await note(request, 'operator-opened', operator, { path: pathname })
        return undefined
      }
      const headers = NO_STORE
      const isBrowser =
        request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
      if (!answersOn(request)) return new Response('Not found', { status: 404, headers })
      if (!isBrowser) return new Response('For operators only.', { status: 401, headers })
      const location = `/_operator/log-in?to=${encodeURIComponent(pathname + search)}`
      return new Response(null, { status: 303, headers: { ...headers, location } })
    },
  }
}

const NO_STORE = { 'cache-control': 'private, no-store' }
const keyOf = (secret: string) => `operators ${secret}`

import { createHash, randomUUID } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import {
  type Database,
  endOperatorSession,
  findInvitation,
  findOperator,
  findOperatorSession,
  keepOperatorSecret,
  noteSecurityEvent,
  openLimiter,
  setUpOperator,
} from '@passepartout/db'
import { isSameOrigin } from '@passepartout/http'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { Hono } from 'hono'
import type { ApiLog } from '../deps.ts'
import { addressKey } from '../http/address-key.ts'
import { createLimits } from '../http/spend-limits.ts'
import { passwordProblem } from '../modules/account/index.ts'
import { openOperatorAuth } from './operator-auth.ts'
import { homePage, logInPage, STYLE, sayPage, setUpPage } from './operator-pages.ts'

export interface Operator {
  id: string
  name: string
}

export interface OperatorOptions {
  db: Database
  secret: string
  /** Every secret that is taken while it changes; by default the one. */
  secrets?: readonly string[]
  secureCookies: boolean
  /** Host names that answer operators; every host where the list is empty. */
  hosts: readonly string[]
  /** What an operator finds on the first page. */
  links: readonly { text: string; href: string }[]
  addressOf: (request: Request) => string | undefined
  clock: () => Date
  log: ApiLog
}

export interface Operators {
  /** Log-in and everything around it, below `/_operator`. */
  fetch(request: Request): Response | Promise<Response>
  /** Who of the shop's own people asks, if one does. */
  whoIs(request: Request): Promise<Operator | undefined>
  /**
   * For pages of operators only: nothing where one asks (noted in the journal), else the answer for everybody else: the way
   * to the log-in for a browser, 401 for a program.
   */
  guard(request: Request): Promise<Response | undefined>
}

const SHORTEST_PASSWORD = 12
/** A code works for 30 seconds, and for one more step before and after. */
const CODE_SECONDS = 100
const WRONG = 'Email address, password and code do not match.'

export function openOperators(options: OperatorOptions): Operators {
  const { db, secret, secrets = [secret], secureCookies: secure, hosts, clock, log } = options
  const auth = openOperatorAuth({ db, secret, secure })
  const limits = createLimits(db)
  // A code that somebody saw over a shoulder is worth nothing once it was used.
  const usedCodes = openLimiter(db, { name: 'operator-code', points: 1, seconds: CODE_SECONDS })
  const nobodys = auth.$context.then(({ password }) => password.hash(randomUUID()))
  const answersOn = (request: Request) =>
    hosts.length === 0 || hosts.includes(new URL(request.url).hostname.toLowerCase())

  const note = async (request: Request, kind: string, operator?: Operator, details = {}) => {
    const key = addressKey(options.addressOf(request), secret)
    const actor = operator ? `operator:${operator.name}` : 'nobody'
    await noteSecurityEvent(db, { kind, actor, customerId: null, addressKey: key, details, at: clock() })
    log[operator ? 'info' : 'warn']({ event: kind, actor }, 'an operator, or somebody who would be one')
  }

  const sessionOf = async (request: Request) => {
    if (!answersOn(request) || !request.headers.get('cookie')?.includes('operator-session')) return undefined
    const read = await auth.api.readSessionToken({
      headers: request.headers,
      body: { keys: secrets.map(keyOf) },
    })
    return read ? findOperatorSession(db, { token: read.token, now: clock() }) : undefined
  }
  const whoIs: Operators['whoIs'] = async request => {
    const found = await sessionOf(request)
    return found && { id: found.operator.id, name: found.operator.name }
  }
  /** The secret of the six digits, by whichever secret of the shop it was encrypted. */
  async function secretOf(kept: string): Promise<string> {
    for (const one of secrets) {
      const read = await symmetricDecrypt({ key: keyOf(one), data: kept }).catch(() => undefined)
      if (read !== undefined) return read
    }
    throw new Error('The secret of this operator was encrypted by a secret of the shop that is retired.')
  }
  const isCode = async (kept: string, code: string) =>
    createOTP(await secretOf(kept)).verify(code.replaceAll(' ', ''), { window: 1 })

  async function check(email: string, password: string, code: string) {
    const { verify } = (await auth.$context).password
    const found = await findOperator(db, { email })
    const isRight = await verify({
      hash: found?.password ?? (await nobodys),
      password: password.normalize('NFKC'),
    })
    if (!found?.secret || !found.password || !isRight || !(await isCode(found.secret, code))) return undefined
    if (!(await usedCodes.spend(`${found.operator.id} ${code}`)).ok) return undefined
    // From now on by the secret that stays.
    const data = await secretOf(found.secret)
    await keepOperatorSecret(db, {
      operatorId: found.operator.id,
      secret: await symmetricEncrypt({ key: keyOf(secret), data }),
    })
    return found.operator
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
    return c.html(homePage(operator.name, options.links))
  })
  app.get('/_operator/log-in', c => c.html(logInPage(ownPath(c.req.query('to')))))
  app.post('/_operator/log-in', async c => {
    const typed = await formOf(c.req.raw)
    const email = typed('email').trim().toLowerCase()
    const address = addressKey(options.addressOf(c.req.raw), secret)
    const account = createHash('sha256').update(email).digest('base64url')
    const allowance = await limits.spend('operator-log-in', { address, account })
    if (!allowance.ok) {
      await note(c.req.raw, 'operator-log-in-limited')
      return c.html(logInPage(ownPath(typed('to')), 'Too many tries. Please wait a while.', email), 429)
    }
    const operator = await check(email, typed('password').slice(0, 500), typed('code').slice(0, 20))
    if (!operator) {
      await note(c.req.raw, 'operator-log-in-refused')
      return c.html(logInPage(ownPath(typed('to')), WRONG, email), 400)
    }
    const { headers } = await auth.api.openSession({
      body: { userId: operator.id },
      headers: c.req.raw.headers,
      returnHeaders: true,
    })
    await note(c.req.raw, 'operator-log-in', operator)
    for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.redirect(ownPath(typed('to')), 303)
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
  const GONE = 'This link was used already or is more than an hour old. Ask for a new one.'
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
    return found ? c.html(await setUpForm(token, found)) : c.html(sayPage('This link is over', GONE), 410)
  })
  app.post('/_operator/set-up', async c => {
    const typed = await formOf(c.req.raw)
    const [token, password] = [typed('token'), typed('password').slice(0, 500)]
    const found = await invited(token)
    if (!found) return c.html(sayPage('This link is over', GONE), 410)
    const isWeak =
      password.length < SHORTEST_PASSWORD ||
      passwordProblem(password, [found.operator.email, found.operator.name])
    if (isWeak)
      return c.html(await setUpForm(token, found, 'This password is too short or too easy to guess.'), 400)
    if (!(await isCode(found.secret, typed('code').slice(0, 20))))
      return c.html(await setUpForm(token, found, 'This is not the code that the app shows.'), 400)
    const passwordHash = await (await auth.$context).password.hash(password.normalize('NFKC'))
    const isDone = await db.transaction(tx =>
      setUpOperator(tx, {
        tokenHash: createHash('sha256').update(token).digest('base64url'),
        ...{ operatorId: found.operator.id, passwordHash, secret: found.secret, now: clock() },
      }),
    )
    if (!isDone) return c.html(sayPage('This link is over', GONE), 410)
    await note(c.req.raw, 'operator-set-up', found.operator)
    return c.redirect('/_operator/log-in', 303)
  })

  return {
    fetch: request => app.fetch(request),
    whoIs,
    guard: async request => {
      const operator = await whoIs(request)
      const { pathname, search } = new URL(request.url)
      if (operator) {
        await note(request, 'operator-opened', operator, { path: pathname })
        return undefined
      }
      const headers = { 'cache-control': 'private, no-store' }
      const isBrowser =
        request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
      if (!answersOn(request)) return new Response('Not found', { status: 404, headers })
      if (!isBrowser) return new Response('For operators only.', { status: 401, headers })
      const location = `/_operator/log-in?to=${encodeURIComponent(pathname + search)}`
      return new Response(null, { status: 303, headers: { ...headers, location } })
    },
  }
}

const keyOf = (secret: string) => `operators ${secret}`

/** A place of this shop, never another one's. */
const ownPath = (to: string | undefined): string =>
  to && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/_operator'

async function formOf(request: Request): Promise<(name: string) => string> {
  const body = await request.text()
  const form = new URLSearchParams(body.slice(0, 10_000))
  return name => form.get(name) ?? ''
}

import type { Environment } from '../environment.ts'

/** State of a shop for its diagnosis. */
export interface ShopState {
  environment: Pick<
    Environment,
    | 'PUBLIC_PROTOCOL'
    | 'DATABASE_URL'
    | 'COOKIE_SECRET'
    | 'SMTP_URL'
    | 'METRICS_TOKEN'
    | 'OPERATOR_HOSTS'
    | 'SECURITY_CONTACT'
    | 'DEBUG_OVERRIDES'
    | 'DEV_PAGES'
    | 'DISABLE_PAGE_CACHE'
    | 'MIN_FREE_DISK_MB'
  >
  /** Milliseconds until the database responded; the reason where it did not. */
  database: number | string
  freeBytes: number
  /** Whether other users of the host may read the data folder. */
  isReadableByOthers: boolean
  /** Undefined where the queue was not reachable. */
  givenUpJobs: number | undefined
  /** Emails with a non-existent address. Undefined where the database was not reachable. */
  undeliverableMails: number | undefined
  /** Sellers with sample names and accounts. */
  sampleSellers: readonly string[]
  /** Legal data that are samples or missing. */
  legalPlaceholders: number
}

/** Result of one check: `bad` is a problem for customers now, `note` will become one. */
export interface DiagnosticFinding {
  state: 'ok' | 'note' | 'bad'
  what: string
}

const SLOW_MS = 250

/** Diagnoses a shop: present problems, future problems, and what is in order. */
export function diagnose(condition: ShopState): DiagnosticFinding[] {
  const {
    environment,
    database,
    freeBytes,
    isReadableByOthers,
    givenUpJobs,
    undeliverableMails = 0,
    sampleSellers,
    legalPlaceholders,
  } = condition
  const isOpen = environment.PUBLIC_PROTOCOL === 'https'
  const hasServer = environment.DATABASE_URL !== undefined
  const freeMb = Math.floor(freeBytes / 1_000_000)
  const finding = (
    isBad: boolean,
    state: DiagnosticFinding['state'],
    bad: string,
    good: string,
  ): DiagnosticFinding => (isBad ? { state, what: bad } : { state: 'ok', what: good })
  const recommended = (what: string, isMissing: boolean, consequence: string): DiagnosticFinding =>
    finding(isMissing, isOpen ? 'bad' : 'note', `${what} is not set: ${consequence}`, `${what} is set`)
  const switchedOn = (['DEBUG_OVERRIDES', 'DEV_PAGES', 'DISABLE_PAGE_CACHE'] as const).filter(
    name => environment[name],
  )
  return [
    typeof database === 'string'
      ? { state: 'bad', what: `the database ${database}` }
      : finding(
          database > SLOW_MS,
          'note',
          `the database takes ${Math.round(database)} ms for a question that asks nothing`,
          `the database answers in ${Math.round(database)} ms`,
        ),
    finding(
      freeMb < environment.MIN_FREE_DISK_MB,
      'bad',
      `${freeMb} MB are free, uploads need ${environment.MIN_FREE_DISK_MB}: customers are told 507`,
      `${freeMb} MB are free`,
    ),
    finding(
      isReadableByOthers,
      'bad',
      'other users of this host can read the data folder: chmod 700',
      'the data folder is closed to other users',
    ),
    givenUpJobs === undefined
      ? { state: 'bad', what: 'the queue of jobs does not answer' }
      : finding(
          givenUpJobs > 0,
          'bad',
          `${givenUpJobs} jobs were given up: npm run shop -- jobs`,
          'no job was given up',
        ),
    finding(
      undeliverableMails > 0,
      'note',
      `${undeliverableMails} mails were for addresses that do not exist: npm run shop -- mails`,
      'every mail was taken, or is tried still',
    ),
    ...(hasServer
      ? [
          recommended(
            'COOKIE_SECRET',
            environment.COOKIE_SECRET === undefined,
            'with another process on another folder, carts would be empty',
          ),
        ]
      : [
          {
            state: isOpen ? ('note' as const) : ('ok' as const),
            what: 'the database is embedded: one process only, and a power cut may cost what the last backup lacks',
          },
        ]),
    recommended(
      'SMTP_URL',
      environment.SMTP_URL === undefined,
      'mails are files in the outbox, customers get none',
    ),
    recommended('METRICS_TOKEN', environment.METRICS_TOKEN === undefined, 'no alert can be raised'),
    recommended('OPERATOR_HOSTS', environment.OPERATOR_HOSTS.length === 0, 'operators log in on every host'),
    recommended(
      'SECURITY_CONTACT',
      environment.SECURITY_CONTACT === undefined,
      'weaknesses reach customer care',
    ),
    finding(
      switchedOn.length > 0,
      isOpen ? 'bad' : 'note',
      `${switchedOn.join(', ')} switched on: for whoever builds the shop only`,
      'nothing is switched on that is for building only',
    ),
    finding(
      sampleSellers.length > 0,
      isOpen ? 'bad' : 'note',
      `sellers with sample accounts, where money would be lost: ${sampleSellers.join(', ')}`,
      'no seller is a sample',
    ),
    finding(
      legalPlaceholders > 0,
      'note',
      `${legalPlaceholders} legal data are placeholders: npm run shop -- check`,
      'no legal data are placeholders',
    ),
  ]
}

const SIGNS: Record<DiagnosticFinding['state'], string> = { ok: 'ok  ', note: 'note', bad: 'BAD ' }

/** The findings as lines, `bad` ones first. */
export function formatFindings(findings: readonly DiagnosticFinding[]): string {
  const order = ['bad', 'note', 'ok']
  const lines = findings
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ state, what }) => `${SIGNS[state]}  ${what}`)
  const bad = findings.filter(({ state }) => state === 'bad').length
  return `${lines.join('\n')}\n${bad === 0 ? 'nothing is bad' : `${bad} to mend`}\n`
}

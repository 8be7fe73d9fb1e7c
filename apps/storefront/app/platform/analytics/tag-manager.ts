import { onConsent } from '../consent.ts'
import { scriptAt } from '../script-loader.ts'
import { dataLayer } from '../track.ts'

/** Signals of Google's consent mode for the shop's purposes. */
const SIGNALS = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const
type ConsentState = keyof typeof SIGNALS
const CONSENT_STATES = Object.keys(SIGNALS) as ConsentState[]

const HOST = 'https://www.googletagmanager.com'

/**
 * Loads the tag manager once the visitor has consented to statistics or marketing, never before, and passes the consent
 * on (consent mode, version 2): first all denied, then each decision.
 */
export function startTagManager(container: string): void {
  const granted = new Set<ConsentState>()
  let isDefaultSet = false

  const update = () => {
    const isNeeded = granted.size > 0
    if (!isNeeded && !isDefaultSet) return
    if (!isDefaultSet) {
      isDefaultSet = true
      consent('default', () => 'denied')
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    }
    consent('update', state => (granted.has(state) ? 'granted' : 'denied'))
    const isTag = container.startsWith('G-')
    const address = `${HOST}/${isTag ? 'gtag/js' : 'gtm.js'}?id=${encodeURIComponent(container)}`
    if (isNeeded)
      void scriptAt(address)
        .load()
        .catch(() => undefined)
  }
  for (const state of CONSENT_STATES) {
    onConsent(state, answer => {
      if (answer === 'granted') granted.add(state)
      else granted.delete(state)
      update()
    })
  }
}

function consent(
  command: 'default' | 'update',
  answerOf: (state: ConsentState) => 'granted' | 'denied',
): void {
  const answers = CONSENT_STATES.flatMap(state =>
    SIGNALS[state].map(signal => [signal, answerOf(state)] as const),
  )
  gtag('consent', command, { ...Object.fromEntries(answers), security_storage: 'granted' })
}

/** The tag manager recognises commands by being `arguments` objects. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be heard
  dataLayer().push(arguments)
}
